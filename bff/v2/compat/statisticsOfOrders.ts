import type { Order } from '../../../contract/orders.ts'
import type { DeliveryDay, Statistics } from '../../../contract/reports.ts'
import { addDays, danishDate, isoWeekday } from '../../../domain/time/danishTime.ts'
import { isoWeek } from '../../../domain/time/isoWeek.ts'
import { type Oere, toKroner, toOere } from '../../../domain/money/money.ts'
import { DELIVERY_DAYS_AHEAD, MAX_TRADE_DAYS, resolveTradePeriod } from '../../../domain/reports/tradePeriod.ts'
import { daysBetween } from '../../../domain/time/waiting.ts'
import { InvalidInput } from '../errors.ts'
import { type ListPage, readAll } from '../listPages.ts'
import type { OrderFilter } from '../orderLists.ts'
import { statusOf } from '../wireOrder.ts'

/** Reads a page of the orders that the statistics are about. */
export type ReadOrders = (filter: OrderFilter, limit: number, cursor: string | null) => Promise<ListPage<Order>>

const TOP_MENUS = 10

/**
 * Counts the statistics from orders, for a v2 service without a report of them. Both dates are included. Throws
 * InvalidInput for a period that ends before it starts or is longer than two years.
 */
export async function statisticsOfOrders(
  read: ReadOrders,
  period: { from?: string | null; to?: string | null },
): Promise<Statistics> {
  const today = danishDate(new Date())
  const { from, to } = resolveTradePeriod(period, today)
  if (to < from || daysBetween(from, to) >= MAX_TRADE_DAYS) throw new InvalidInput()
  const orders = await readOrders(read, {})
  const accepted = orders.filter((order) => ['ACCEPTED', 'PAID'].includes(statusOf(order)))
  const sold = accepted.filter(({ delieveryDate }) => from <= delieveryDate && delieveryDate <= to)
  const countOf = (status: string) => orders.filter((order) => statusOf(order) === status).length
  return {
    weeks: weeksOf(sold, from, to),
    topMenus: topMenusOf(sold),
    awaiting: countOf('AWAITING_APPROVAL'),
    unpaid: countOf('ACCEPTED'),
    upcoming: accepted.filter(({ delieveryDate }) => delieveryDate >= today).length,
    days: deliveryDays(orders, today),
  }
}

/** Counts today's deliveries and those of the days after it, for a v2 service whose report lacks them. */
export async function deliveryDaysOfOrders(read: ReadOrders): Promise<DeliveryDay[]> {
  const today = danishDate(new Date())
  return deliveryDays(await readOrders(read, { from: today, to: addDays(today, DELIVERY_DAYS_AHEAD) }), today)
}

const readOrders = (read: ReadOrders, filter: OrderFilter): Promise<Order[]> =>
  readAll((limit, cursor) => read(filter, limit, cursor))

function deliveryDays(orders: readonly Order[], today: string): DeliveryDay[] {
  return Array.from({ length: DELIVERY_DAYS_AHEAD + 1 }, (_, ahead) => {
    const date = addDays(today, ahead)
    const ofDay = orders.filter(({ delieveryDate }) => delieveryDate === date)
    const awaiting = ofDay.filter((order) => statusOf(order) === 'AWAITING_APPROVAL')
    const accepted = ofDay.filter((order) => ['ACCEPTED', 'PAID'].includes(statusOf(order)))
    return {
      date,
      orders: accepted.length,
      covers: countCoversOfMenu(accepted),
      awaitingOrders: awaiting.length,
      awaitingCovers: countCoversOfMenu(awaiting),
    }
  })
}

const countCoversOfMenu = (orders: readonly Order[]) =>
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
