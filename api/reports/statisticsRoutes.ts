import type { FastifyRequest } from 'fastify'
import { Statistics } from '../../contract/reports.ts'
import { addDays, danishDate, isoWeekday } from '../../domain/danishTime.ts'
import { toKroner } from '../../domain/money.ts'
import type { App, AppServices } from '../appServices.ts'
import { adminViewer, caterViewer } from '../auth.ts'
import { IntegerId } from '../params.ts'
import { problemAnswers } from '../problems.ts'
import type { AdminViewer, CaterViewer } from '../viewer.ts'
import { checkedPeriod, type Period, PeriodQuery } from './period.ts'
import { findStatistics } from './statisticsStore.ts'

const WEEKS_BEFORE = 12
const WEEKS_AHEAD = 4
const USUAL_DAYS = (WEEKS_BEFORE + 1 + WEEKS_AHEAD) * 7
const MOST_DAYS = 2 * 366
const ABOUT =
  'Turnover and orders by ISO week of delivery, the most ordered menus, and what is open now. ' +
  'Without dates: 12 weeks back to 4 ahead, whole weeks; with one of them 17 weeks from or up to it. At most two years'

/** ADM-3: the figures of the dashboards. */
export function statisticsRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  const response = { ...problemAnswers, 200: Statistics }

  const answer = async (
    { query }: FastifyRequest<{ Querystring: Partial<Period> }>,
    viewer: CaterViewer | AdminViewer,
    caterId: number | null,
  ) => {
    const today = danishDate(now())
    const period = checkedPeriod(periodOf(query, today), MOST_DAYS)
    const { weeks, topMenus, ...open } = await findStatistics(db, viewer, { caterId, period, today })
    const inKroner = <Row extends { turnover: number }>(row: Row) => ({ ...row, turnover: toKroner(row.turnover) })
    return { weeks: weeks.map(inKroner), topMenus: topMenus.map(inKroner), ...open }
  }

  app.get(
    '/api/v2/cater/statistics',
    { schema: { summary: ABOUT, tags: ['reports'], querystring: PeriodQuery, response } },
    (request) => {
      const viewer = caterViewer(request)
      return answer(request, viewer, viewer.caterId)
    },
  )

  app.get(
    '/api/v2/admin/statistics',
    {
      schema: {
        summary: `${ABOUT}. Of all caterers, or of one`,
        tags: ['reports'],
        querystring: PeriodQuery.extend({ caterId: IntegerId.optional() }),
        response,
      },
    },
    (request) => answer(request, adminViewer(request), request.query.caterId ?? null),
  )
}

function periodOf({ from, to }: Partial<Period>, today: string): Period {
  if (from) return { from, to: to ?? addDays(from, USUAL_DAYS - 1) }
  if (to) return { from: addDays(to, 1 - USUAL_DAYS), to }
  const monday = addDays(today, 1 - isoWeekday(today))
  return { from: addDays(monday, -7 * WEEKS_BEFORE), to: addDays(monday, 7 * WEEKS_AHEAD + 6) }
}
