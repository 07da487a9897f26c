import type { Statistics as StatisticsData } from '../../contract/reports.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import type { Viewer } from '../users/tokens.ts'
import { notSupported } from '../v2/errors.ts'

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

const Statistics = builder.objectRef<StatisticsData>('Statistics').implement({
  description: 'The trade of a period, by delivery date, and what is to be done now.',
  fields: (t) => ({
    weeks: t.expose('weeks', { type: [WeekStatistics], description: 'Week by week, oldest first.' }),
    topMenus: t.expose('topMenus', { type: [MenuStatistics], description: 'The most ordered menus.' }),
    awaiting: t.exposeInt('awaiting', { description: 'Orders that await an answer now.' }),
    unpaid: t.exposeInt('unpaid', { description: 'Orders that are accepted and unpaid now.' }),
    upcoming: t.exposeInt('upcoming', { description: 'Accepted orders that are delivered today or later.' }),
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
    resolve: ({ id }, period, { v2, viewer }) =>
      maySee(viewer, id) ? v2.reports.statistics(id, period).catch(notSupported('statistics')) : null,
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
    resolve: (_root, period, { v2, viewer }) =>
      viewer?.role === 'admin' ? v2.reports.statistics(null, period).catch(notSupported('statistics')) : null,
  }),
)

const maySee = (viewer: Viewer | null, caterId: number) =>
  viewer?.role === 'admin' || (viewer?.role === 'cater' && viewer.caterId === caterId)
