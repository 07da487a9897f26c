import type { Order } from '../../../contract/orders.ts'
import type { DeliveryDay, Statistics } from '../../../contract/reports.ts'
import { addDays, isoWeekday } from '../../../domain/danishTime.ts'
import { DELIVERY_DAYS_AHEAD } from '../../../domain/deliveryDays.ts'
import { isoWeek } from '../../../domain/isoWeek.ts'
import { type Oere, toKroner, toOere } from '../../../domain/money.ts'
import { statusOf } from '../wireOrder.ts'

const TOP_MENUS = 10

/**
 * What a list of orders tells of the trade between two dates of delivery, both included, and of what is to be done on a
 * day: for a v2 service that has no statistics.
 */
export function statisticsOfOrders(
  orders: readonly Order[],
  { from, to }: { from: string; to: string },
  today: string,
): Statistics {
  const accepted = orders.filter((order) => ['ACCEPTED', 'PAID'].includes(statusOf(order)))
  const sold = accepted.filter(({ delieveryDate }) => from <= delieveryDate && delieveryDate <= to)
  const standing = (status: string) => orders.filter((order) => statusOf(order) === status).length
  return {
    weeks: weeksOf(sold, from, to),
    topMenus: topMenusOf(sold),
    awaiting: standing('AWAITING_APPROVAL'),
    unpaid: standing('ACCEPTED'),
    upcoming: accepted.filter(({ delieveryDate }) => delieveryDate >= today).length,
    days: deliveryDays(orders, today),
  }
}

/** What a list of orders tells of a day and of those after it. */
export function deliveryDays(orders: readonly Order[], today: string): DeliveryDay[] {
  return Array.from({ length: DELIVERY_DAYS_AHEAD + 1 }, (_, ahead) => {
    const date = addDays(today, ahead)
    const ofDay = orders.filter(({ delieveryDate }) => delieveryDate === date)
    const awaiting = ofDay.filter((order) => statusOf(order) === 'AWAITING_APPROVAL')
    const accepted = ofDay.filter((order) => ['ACCEPTED', 'PAID'].includes(statusOf(order)))
    return {
      date,
      orders: accepted.length,
      covers: coversOf(accepted),
      awaitingOrders: awaiting.length,
      awaitingCovers: coversOf(awaiting),
    }
  })
}

const coversOf = (orders: readonly Order[]) =>
  orders.flatMap(({ content }) => content.menus).reduce((covers, { amount }) => covers + amount, 0)

function weeksOf(sold: readonly Order[], from: string, to: string): Statistics['weeks'] {
  const weeks = new Map<string, Order[]>()
  for (let monday = addDays(from, 1 - isoWeekday(from)); monday <= to; monday = addDays(monday, 7))
    weeks.set(isoWeek(monday), [])
  for (const order of sold) weeks.get(isoWeek(order.delieveryDate))?.push(order)
  return [...weeks].map(([week, ofWeek]) => ({
    week,
    orders: ofWeek.length,
    turnover: toKroner(ofWeek.reduce((sum, { price }) => sum + toOere(price), 0)),
  }))
}

function topMenusOf(sold: readonly Order[]): Statistics['topMenus'] {
  const byName = new Map<string, { name: string; covers: number; turnover: Oere }>()
  for (const { name, amount, price } of sold.flatMap(({ content }) => content.menus)) {
    const { covers, turnover } = byName.get(name) ?? { covers: 0, turnover: 0 }
    byName.set(name, { name, covers: covers + amount, turnover: turnover + amount * toOere(price) })
  }
  return [...byName.values()]
    .toSorted((a, b) => b.covers - a.covers || b.turnover - a.turnover || (a.name < b.name ? -1 : 1))
    .slice(0, TOP_MENUS)
    .map((menu) => ({ ...menu, turnover: toKroner(menu.turnover) }))
}
