import { z } from 'zod'
import { PrintBody, ProductionDay } from '../../contract/reports.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { MAX_PRODUCTION_DAYS } from '../../domain/kitchen/production.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import { problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { validateDateRange, DateRangeQuery } from '../routes/dateRange.ts'
import { findProduction, printProduction } from './productionDays.ts'

/** ORD-9: the kitchen's production list and its prints. */
export function productionRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db, now } = services

  app.get(
    '/api/v2/cater/production',
    {
      schema: {
        summary: `What to make on the days that have accepted orders or were printed. Today without dates; at most ${MAX_PRODUCTION_DAYS}`,
        tags: ['reports'],
        querystring: DateRangeQuery,
        response: { ...problemResponses, 200: z.array(ProductionDay) },
      },
    },
    (request) => {
      const { from = request.query.to ?? danishDate(now()), to = from } = request.query
      return findProduction(db, requireCater(request), validateDateRange({ from, to }, MAX_PRODUCTION_DAYS))
    },
  )

  app.put(
    '/api/v2/cater/production/prints',
    {
      schema: {
        summary:
          'Remembers a day as printed, and answers what to print: all of it, and what changed since the last print',
        tags: ['reports'],
        body: PrintBody,
        response: { ...problemResponses, 200: ProductionDay },
      },
    },
    (request) =>
      runIdempotent(services, request, (tx, at) => printProduction(tx, requireCater(request), request.body.date, at)),
  )
}
