import { z } from 'zod'
import { CalendarSecret } from '../../contract/reports.ts'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import { isStorable } from '../database/storable.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { renderCalendar } from './calendarFeed.ts'
import { findCalendarCater, findCalendarSecret, listDeliveries, renewCalendarSecret } from './calendarStore.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path contains a secret, so it is not logged. */
    secretPath?: true
  }
}

const DAYS_BACK = 30

/** ORL-4: a caterer's deliveries as a calendar, for everybody who knows its secret URL. */
export function calendarRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db, now } = services
  const response = { ...problemResponses, 200: CalendarSecret }

  app.get(
    '/api/v2/cater/calendar-secret',
    { schema: { summary: "The secret of the caterer's calendar; made the first time", tags: ['reports'], response } },
    async (request, reply) => {
      const secret = await findCalendarSecret(db, requireCater(request))
      reply.header('cache-control', 'no-store')
      return { secret }
    },
  )

  app.put(
    '/api/v2/cater/calendar-secret',
    {
      schema: {
        summary: "Renews the secret of the caterer's calendar; the one before is worth nothing at once",
        tags: ['reports'],
        response,
      },
    },
    (request) =>
      runIdempotent(services, request, async (tx) => ({
        secret: await renewCalendarSecret(tx, requireCater(request)),
      })),
  )

  app.get(
    '/api/v2/calendar/:secret',
    {
      config: { secretPath: true },
      schema: {
        summary: 'The accepted deliveries from 30 days back onwards, as iCalendar, for whoever knows the secret',
        tags: ['reports'],
        params: z.object({ secret: z.string() }),
        response: { ...problemResponses, 200: { content: { 'text/calendar': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const { secret } = request.params
      const cater = isStorable(secret) ? await findCalendarCater(db, secret) : undefined
      if (!cater) throw notFound()
      const deliveries = await listDeliveries(db, cater, addDays(danishDate(now()), -DAYS_BACK))
      return reply.type('text/calendar; charset=utf-8').send(renderCalendar(cater, deliveries))
    },
  )
}
