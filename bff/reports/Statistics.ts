import type { DeliveryDay as DeliveryDayData, Statistics as StatisticsData } from '../../contract/reports.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { deliveryDaysOfOrders, type ReadOrders, statisticsOfOrders } from '../v2/compat/statisticsOfOrders.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { canManage } from '../session/viewer.ts'
import type { DateRange } from './reportsApi.ts'

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

/** Statistics of a caterer; a null `caterId` is all of them. */
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
      // A service that does not count them pays with a read of its orders, when they are selected
      resolve: ({ days, caterId }, _args, context) => days ?? deliveryDaysOfOrders(orderReader(caterId, context)),
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

/** The statistics of a caterer, or of all where it is null. */
async function statisticsOf(caterId: number | null, period: DateRange, context: Context): Promise<TradeData> {
  const counted = await context.v2.reports.statistics(caterId, period).catch(nullIfNotFound)
  return { ...(counted ?? (await statisticsOfOrders(orderReader(caterId, context), period))), caterId }
}

const orderReader =
  (caterId: number | null, { v2, viewer }: Context): ReadOrders =>
  (filter, limit, cursor) =>
    caterId === null || viewer?.role === 'cater'
      ? v2.orders.ownPage(filter, limit, cursor)
      : v2.orders.caterPage(caterId, filter, limit, cursor)
