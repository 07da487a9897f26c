import type { FastifyRequest } from 'fastify'
import { Statistics } from '../../contract/reports.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { toKroner } from '../../domain/money/money.ts'
import { MAX_TRADE_DAYS, resolveTradePeriod } from '../../domain/reports/tradePeriod.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin, requireCater } from '../http/auth.ts'
import { IntegerId } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import { validateDateRange, type DateRange, DateRangeQuery } from '../routes/dateRange.ts'
import { findStatistics } from './statisticsStore.ts'

const DESCRIPTION =
  'Turnover and orders by ISO week of delivery, the most ordered menus, what is open now, and today and the seven days after. ' +
  'Without dates: 12 weeks back to 4 ahead, whole weeks; with one of them 17 weeks from or up to it. At most two years'

/** ADM-3: the statistics of the dashboards. */
export function statisticsRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  const response = { ...problemResponses, 200: Statistics }

  const answer = async (
    { query }: FastifyRequest<{ Querystring: Partial<DateRange> }>,
    viewer: CaterViewer | AdminViewer,
    caterId: number | null,
  ) => {
    const today = danishDate(now())
    const period = validateDateRange(resolveTradePeriod(query, today), MAX_TRADE_DAYS)
    const { weeks, topMenus, ...open } = await findStatistics(db, viewer, { caterId, period, today })
    const inKroner = <Row extends { turnover: number }>(row: Row) => ({ ...row, turnover: toKroner(row.turnover) })
    return { weeks: weeks.map(inKroner), topMenus: topMenus.map(inKroner), ...open }
  }

  app.get(
    '/api/v2/cater/statistics',
    { schema: { summary: DESCRIPTION, tags: ['reports'], querystring: DateRangeQuery, response } },
    (request) => {
      const viewer = requireCater(request)
      return answer(request, viewer, viewer.caterId)
    },
  )

  app.get(
    '/api/v2/admin/statistics',
    {
      schema: {
        summary: `${DESCRIPTION}. Of all caterers, or of one`,
        tags: ['reports'],
        querystring: DateRangeQuery.extend({ caterId: IntegerId.optional() }),
        response,
      },
    },
    (request) => answer(request, requireAdmin(request), request.query.caterId ?? null),
  )
}
