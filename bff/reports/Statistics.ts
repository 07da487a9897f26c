import type { Order } from '../../contract/orders.ts'
import type { DeliveryDay as DeliveryDayData, Statistics as StatisticsData } from '../../contract/reports.ts'
import { addDays, danishDate } from '../../domain/danishTime.ts'
import { DELIVERY_DAYS_AHEAD } from '../../domain/deliveryDays.ts'
import { MOST_TRADE_DAYS, tradePeriod } from '../../domain/tradePeriod.ts'
import { daysBetween } from '../../domain/waiting.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { allPages } from '../orders/orderPages.ts'
import { canManage } from '../viewer.ts'
import { InvalidInput, nullIfNotFound } from '../v2/errors.ts'
import type { Period } from './reportsApi.ts'
import { deliveryDays, statisticsOfOrders } from '../v2/compat/statisticsOfOrders.ts'

const WeekStatistics = builder.objectRef<StatisticsData['weeks'][number]>('WeekStatistics').implement({
  description: 'The accepted orders that are delivered in one week.',
  fields: (t) => ({
    week: t.exposeString('week', { description: "ISO week: '2026-W47'." }),
    orders: t.exposeInt('orders', { description: 'How many.' }),
    turnover: t.expose('turnover', { type: 'Money', description: 'Their totals, kroner.' }),
  }),
})

const MenuStatistics = builder.objectRef<StatisticsData['topMenus'][number]>('MenuStatistics').implement({
  description: 'How much a menu was ordered.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it was called.' }),
    covers: t.exposeInt('covers', { description: 'For how many.' }),
    turnover: t.expose('turnover', { type: 'Money', description: 'Covers times price, kroner.' }),
  }),
})

const DeliveryDay = builder.objectRef<DeliveryDayData>('DeliveryDay').implement({
  description: 'What is delivered on one day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date.' }),
    orders: t.exposeInt('orders', { description: 'Accepted orders.' }),
    covers: t.exposeInt('covers', { description: 'For how many, all accepted orders together.' }),
    awaitingOrders: t.exposeInt('awaitingOrders', { description: 'Orders that await an answer.' }),
    awaitingCovers: t.exposeInt('awaitingCovers', { description: 'For how many, if they are accepted.' }),
  }),
})

/** What the service or its orders tell, and of whom: null is of all caterers. */
type TradeData = StatisticsData & { caterId: number | null }

const Statistics = builder.objectRef<TradeData>('Statistics').implement({
  description: 'The trade of a period, by delivery date, and what is to be done now.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: [WeekStatistics], description: 'Week by week, oldest first.' }),
    topMenus: t.expose('topMenus', { type: [MenuStatistics], description: 'The most ordered menus.' }),
    awaiting: t.exposeInt('awaiting', { description: 'Orders that await an answer now.' }),
    unpaid: t.exposeInt('unpaid', { description: 'Orders that are accepted and unpaid now.' }),
    upcoming: t.exposeInt('upcoming', { description: 'Accepted orders that are delivered today or later.' }),
    days: t.field({
      type: [DeliveryDay],
      description: 'Today and the seven days after it, each.',
      // Where the service does not count them, they cost reading orders
      resolve: ({ days, caterId }, _args, context) => days ?? daysOf(caterId, context),
    }),
  }),
})

builder.objectField(Cater, 'statistics', (t) =>
  t.field({
    type: Statistics,
    nullable: true,
    description: 'Its trade in a period; null for all but its own people and admins.',
    args: {
      from: t.arg({ type: 'Date', description: 'First delivery date; null is some weeks back.' }),
      to: t.arg({ type: 'Date', description: 'Last delivery date; null is some weeks ahead.' }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: ({ id }, period, context) => (canManage(context.viewer, id) ? statisticsOf(id, period, context) : null),
  }),
)

builder.queryField('statistics', (t) =>
  t.field({
    type: Statistics,
    nullable: true,
    description: 'The trade of all caterers in a period; null for all but admins.',
    args: {
      from: t.arg({ type: 'Date', description: 'First delivery date; null is some weeks back.' }),
      to: t.arg({ type: 'Date', description: 'Last delivery date; null is some weeks ahead.' }),
    },
    complexity: { field: 5, multiplier: 10 },
    resolve: (_root, period, context) =>
      context.viewer?.role === 'admin' ? statisticsOf(null, period, context) : null,
  }),
)

/** Of a caterer, or of all where it is null; made of the orders as far as the v2 service has no statistics. */
async function statisticsOf(caterId: number | null, period: Period, context: Context): Promise<TradeData> {
  const reckoned = await context.v2.reports.statistics(caterId, period).catch(nullIfNotFound)
  if (reckoned) return { ...reckoned, caterId }
  const today = danishDate(new Date())
  const { from, to } = tradePeriod(period, today)
  if (to < from || daysBetween(from, to) >= MOST_TRADE_DAYS) throw new InvalidInput()
  return { ...statisticsOfOrders(await ordersOf(caterId, {}, context), { from, to }, today), caterId }
}

async function daysOf(caterId: number | null, context: Context): Promise<DeliveryDayData[]> {
  const today = danishDate(new Date())
  const filter = { from: today, to: addDays(today, DELIVERY_DAYS_AHEAD) }
  return deliveryDays(await ordersOf(caterId, filter, context), today)
}

async function ordersOf(caterId: number | null, filter: Period, { v2, viewer }: Context): Promise<Order[]> {
  const isOwnList = caterId === null || viewer?.role === 'cater'
  const pages = allPages((limit, cursor) =>
    isOwnList ? v2.orders.ownPage(filter, limit, cursor) : v2.orders.caterPage(caterId, filter, limit, cursor),
  )
  const orders: Order[] = []
  for await (const page of pages) orders.push(...page)
  return orders
}
