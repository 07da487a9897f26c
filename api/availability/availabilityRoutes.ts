import { z } from 'zod'
import {
  AvailabilityResult,
  AvailabilityQuestion,
  DayAvailability,
  MAX_AVAILABILITY_DAYS,
} from '../../contract/availability.ts'
import { RequestDate } from '../../contract/wire.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath, UuidList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { validateDateRange } from '../routes/dateRange.ts'
import { answerPeriod, answerQuestion, toQuestion } from './answerAvailability.ts'
import { findRuledCater } from '../catalogue/caterStateStore.ts'
import { findAvailabilityRules } from './availabilityStore.ts'

const { fulfilment, zipCode } = AvailabilityQuestion.shape
const PeriodQuestion = z.object({
  from: RequestDate,
  to: RequestDate,
  covers: z.coerce.number<string>().int().min(1).max(100_000).optional(),
  menus: UuidList.optional().describe('Ids, separated by commas.'),
  zip: zipCode.optional(),
  fulfilment: fulfilment.optional(),
})

/** AVA-11: public answers to whether, when and why not. */
export function availabilityRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  const getRules = async (caterId: number, menuIds: string[]): Promise<AvailabilityRules> => {
    const cater = await findRuledCater(db, caterId)
    if (!cater) throw notFound()
    return findAvailabilityRules(db, cater, menuIds)
  }

  app.get(
    '/api/v2/caters/:caterId/availability',
    {
      schema: {
        summary: `Addition: for each day of a period whether an order is possible; at most ${MAX_AVAILABILITY_DAYS} days`,
        tags: ['availability'],
        params: caterPath,
        querystring: PeriodQuestion,
        response: { ...problemResponses, 200: z.array(DayAvailability) },
      },
    },
    async ({ params: { caterId }, query }) => {
      const { from, to, covers, menus = [], zip, ...rest } = query
      validateDateRange({ from, to }, MAX_AVAILABILITY_DAYS)
      const rules = await getRules(caterId, menus)
      // The covers are given once, for the rules of each menu
      const lines = [
        ...(covers === undefined ? [] : [{ menuId: menus[0] ?? null, covers }]),
        ...menus.slice(1).map((menuId) => ({ menuId, covers: 0 })),
      ]
      return answerPeriod(db, caterId, rules, toQuestion({ ...rest, lines, zipCode: zip }, from, now()), { from, to })
    },
  )

  app.post(
    '/api/v2/caters/:caterId/availability/answer',
    {
      schema: {
        summary: 'Addition: whether an order is possible, every reason why not, and the next date; changes nothing',
        tags: ['availability'],
        params: caterPath,
        body: AvailabilityQuestion,
        response: { ...problemResponses, 200: AvailabilityResult },
      },
    },
    async ({ params: { caterId }, body }) => {
      const menuIds = body.lines.flatMap(({ menuId }) => (menuId ? [menuId.toLowerCase()] : []))
      const rules = await getRules(caterId, menuIds)
      return answerQuestion(db, caterId, rules, toQuestion(body, body.date, now()))
    },
  )
}
