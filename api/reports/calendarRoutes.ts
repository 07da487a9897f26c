import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { CalendarFeed, CalendarSecret } from '../../contract/reports.ts'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import {
  type CalendarFeedRow,
  endCalendarFeed,
  fetchCalendarFeed,
  listCalendarFeeds,
  renewCalendarFeed,
} from '../accounts/calendarFeedStore.ts'
import { userName } from '../accounts/userName.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { invalidToken, requireCater } from '../http/auth.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { renderCalendar } from './calendarFeed.ts'
import { listDeliveries } from './calendarStore.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path contains a secret, so it is not logged. */
    secretPath?: true
  }
}

const DAYS_BACK = 30

const params = z.object({ userId: z.guid().toLowerCase() })

/** ORL-4 SEC-14: a caterer's deliveries as a calendar, for everybody who knows the secret URL of one of its users. */
export function calendarRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db, now } = services

  app.get(
    '/api/v2/cater/calendar-feeds',
    {
      schema: {
        summary: 'Addition: the calendar feeds of the caterer’s users, by email; for staff their own',
        tags: ['reports'],
        response: { ...problemResponses, 200: z.array(CalendarFeed) },
      },
    },
    async (request) => {
      const viewer = requireCater(request)
      return (await listCalendarFeeds(db, viewer)).map((feed) => toWire(feed, viewer))
    },
  )

  app.put(
    '/api/v2/cater/calendar-secret',
    {
      schema: {
        summary:
          "Gives the user a calendar feed of its own, or another secret in place of the user's, which is worth nothing at once. It is answered once, and ends with the user, its role and its password",
        tags: ['reports'],
        response: { ...problemResponses, 200: CalendarSecret },
      },
    },
    async (request, reply) => {
      // Not by runIdempotent, which would store the secret: a repeated call answers another
      const secret = await renewCalendarFeed(db, requireCater(request), now())
      if (secret === undefined) throw invalidToken()
      reply.header('cache-control', 'no-store')
      return { secret }
    },
  )

  app.delete(
    '/api/v2/cater/calendar-feeds/:userId',
    {
      schema: {
        summary: "Addition: ends the user's own calendar feed; for an owner that of any user of its caterer",
        tags: ['reports'],
        params,
        response: { ...problemResponses, 200: Done },
      },
    },
    (request) => {
      const viewer = requireCater(request)
      const { userId } = request.params
      return runIdempotent(services, request, async (tx) => {
        if (!(await endCalendarFeed(tx, viewer, userId))) throw notFound()
        return { success: true }
      })
    },
  )

  app.get(
    '/api/v2/calendar/:secret',
    {
      // A feed that was ended must be gone at once, and that it was fetched is written
      config: { secretPath: true, reads: 'primary' },
      schema: {
        summary: 'The accepted deliveries from 30 days back onwards, as iCalendar, for whoever knows the secret',
        tags: ['reports'],
        params: z.object({ secret: z.string() }),
        response: { ...problemResponses, 200: { content: { 'text/calendar': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const { secret } = request.params
      const cater = await fetchCalendarFeed(db, secret, now())
      if (!cater) throw notFound()
      const deliveries = await listDeliveries(db, cater, addDays(danishDate(now()), -DAYS_BACK))
      return reply.type('text/calendar; charset=utf-8').send(renderCalendar(cater, deliveries))
    },
  )
}

const toWire = (feed: CalendarFeedRow, viewer: CaterViewer): CalendarFeed => ({
  userId: feed.id,
  name: userName(feed) ?? feed.email,
  isOwn: feed.id === viewer.userId,
  createdAt: feed.createdAt.toISOString(),
  fetchedAt: feed.fetchedAt?.toISOString() ?? null,
  sharedUntil: feed.sharedUntil?.toISOString() ?? null,
})
