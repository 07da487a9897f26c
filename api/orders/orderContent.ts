import type { OrderContent, OrderItem, OrderMenu } from '../../contract/orderContent.ts'
import type { Order } from '../../contract/orders.ts'
import type { z } from 'zod'
import { amountOf } from '../../domain/menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, includedOf, itemsOf, type MenuNode } from '../../domain/menus/menu.ts'
import { type Oere, toKroner } from '../../domain/money/money.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import type { OrderCatalogue } from './orderCatalogue.ts'
import type { PricedLine } from './priceOrder.ts'

type Item = z.infer<typeof OrderItem>

/** The snapshot of the ordered menus and services that the order stores: amounts for the whole line, prices in kroner. */
export function orderContent(lines: readonly PricedLine[], services: readonly CatalogueService[]): Order['content'] {
  return {
    menus: lines.map(menuContent),
    services: services.map(toOrderedService),
  }
}

type CatalogueService = Pick<OrderCatalogue['services'][number], 'id' | 'name' | 'priceOere' | 'appliesTo'>

/** The snapshot of a service. */
export const toOrderedService = ({
  id,
  name,
  priceOere,
  appliesTo,
}: CatalogueService): OrderContent['services'][number] => ({
  id,
  name,
  price: toKroner(priceOere),
  ...(appliesTo !== 'both' && { appliesTo }),
})

function menuContent({ menu, amount, selected }: PricedLine): z.infer<typeof OrderMenu> {
  const chosen = (nodes: readonly MenuNode[], groupId: string | null, times: number): Item[] =>
    nodes
      .map((node) => toItem(node, amountOf(selected, { id: node.id, groupId }) * times, node.price))
      .filter((item) => item.amount > 0)
  return {
    id: menu.id,
    name: menu.name,
    type: menu.type,
    amount,
    price: toKroner(unitPrice(menu, selected)),
    groups: groupsOf(menu)
      .map((group) => ({ group: { id: group.id, name: group.name }, items: chosen(itemsOf(group), group.id, amount) }))
      .filter(({ items }) => items.length > 0),
    items: [
      // Included in the menu's price
      ...includedOf(menu).map((node) => toItem(node, amountPerCover(node) * amount, 0)),
      ...chosen(choosableOf(menu), null, amount),
      ...chosen(extrasOf(menu), null, 1),
    ],
    dishFoods: [...(menu.dishFoods ?? [])],
  }
}

function amountPerCover({ type, minAmount }: MenuNode): number {
  return type === 'includeWithAmount' ? (minAmount ?? 1) : 1
}

function toItem({ id, name, type, declaration = null }: MenuNode, amount: number, price: Oere): Item {
  return { id, name, type: type as Item['type'], amount, price: toKroner(price), declaration }
}
