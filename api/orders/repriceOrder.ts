import type { OrderContent, OrderMenu as OrderedMenu } from '../../contract/orderContent.ts'
import { applyPercentage, type Oere, toKroner, toOere } from '../../domain/money/money.ts'
import { periodDifference } from '../../domain/money/pricePeriods.ts'
import { deliveryFee, type Zone } from '../../domain/zones/zones.ts'
import type { OrderRow } from './orderStore.ts'

/** The part of an order that its covers and the place of its delivery decide. */
export interface Repriced extends Pick<OrderRow, 'content' | 'priceOere' | 'deliveryFeeOere' | 'activePeriodPrice'> {
  /** Menus and extras, with the price period. */
  goods: Oere
}

/**
 * An order with other covers, at the prices that it was placed with. `covers` are those of its lines. The fee of the
 * delivery is that of the zone; an order without a fee, and one outside of all zones, keeps what it has.
 */
export function repriceOrder(order: OrderRow, covers: readonly number[], zone: Zone | undefined): Repriced {
  const menus = order.content.menus.map((menu, index) => withCovers(menu, covers[index] ?? menu.amount))
  const content = { ...order.content, menus }
  const prices = contentPrices(content, order.activePeriodPrice?.percentage ?? 0)
  const fee = order.deliveryFeeOere === null || !zone ? order.deliveryFeeOere : deliveryFee(zone, prices.goods)
  return {
    goods: prices.goods,
    content,
    priceOere: prices.withoutDelivery + (fee ?? 0),
    deliveryFeeOere: fee,
    activePeriodPrice: order.activePeriodPrice && {
      ...order.activePeriodPrice,
      amount: toKroner(prices.periodDifference),
    },
  }
}

/** The costs of an order's content with the percentage of a price period. */
interface ContentPrices {
  /** Menus and extras, with the price period. */
  goods: Oere
  /** All but the delivery: goods, services and extra lines, less the discount; negative where that is larger. */
  withoutDelivery: Oere
  /** The change of the total by the price period. */
  periodDifference: Oere
}

/** Prices content by the prices that it was ordered or agreed at. */
export function contentPrices(
  { menus, services, extraLines = [], discount }: OrderContent,
  percentage: number,
): ContentPrices {
  const lines = menus.map(({ price, amount }) => ({ price: toOere(price), amount }))
  const goods =
    sum(lines.map(({ price, amount }) => applyPercentage(price, percentage) * amount)) + sum(menus.map(extrasTotal))
  const beside = sum([...services, ...extraLines].map(({ price }) => toOere(price)))
  return {
    goods,
    withoutDelivery: goods + beside - toOere(discount?.amount ?? 0),
    periodDifference: periodDifference(lines, percentage),
  }
}

/** A line with other covers: everything but the extras is counted for each cover. */
export function withCovers(menu: OrderedMenu, covers: number): OrderedMenu {
  const scale = (item: OrderedMenu['items'][number]) =>
    item.type === 'extra' ? item : { ...item, amount: Math.round((item.amount / menu.amount) * covers) }
  return {
    ...menu,
    amount: covers,
    groups: menu.groups.map((group) => ({ ...group, items: group.items.map(scale) })),
    items: menu.items.map(scale),
  }
}

const extrasTotal = ({ items }: OrderedMenu): Oere =>
  sum(items.filter(({ type }) => type === 'extra').map(({ price, amount }) => toOere(price) * amount))

const sum = (amounts: readonly Oere[]): Oere => amounts.reduce((whole, amount) => whole + amount, 0)
