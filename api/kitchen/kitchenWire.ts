import type { OrderItem } from '../../contract/orderContent.ts'
import type { Order } from '../../contract/orders.ts'
import type { KitchenItem, KitchenMenu, KitchenOrder } from '../../contract/kitchen.ts'
import { actorName } from '../accounts/userName.ts'
import type { KitchenRow } from './kitchenStore.ts'

/** The wire form of an order for kitchen and driver: no price, no email. */
export function toKitchenOrder(row: KitchenRow): KitchenOrder {
  return {
    id: row.id,
    orderRef: row.orderRef,
    date: row.deliveryDate,
    clock: row.deliveryTime,
    name: row.orderer,
    phoneNumber: row.phoneNumber,
    isPickup: row.address === null,
    address: row.address,
    zipCode: row.zipCode,
    city: row.city,
    comment: row.comment,
    menus: row.content.menus.map(withoutPrices),
    services: [...row.content.services, ...(row.content.extraLines ?? [])].map(({ name }) => name),
    needs: row.needs ?? [],
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    deliveredBy: row.deliveredAt && row.delivererId !== null ? actorName(row) : null,
  }
}

function withoutPrices({
  name,
  amount,
  groups,
  items,
  dishFoods = [],
}: Order['content']['menus'][number]): KitchenMenu {
  return {
    name,
    amount,
    groups: groups.map(({ group, items: chosen }) => ({
      group: { id: group.id, name: group.name },
      items: chosen.map(withoutPrice),
    })),
    items: items.map(withoutPrice),
    dishFoods,
  }
}

const withoutPrice = ({ id, name, type, amount, declaration = null }: OrderItem): KitchenItem => ({
  id,
  name,
  type,
  amount,
  declaration,
})
