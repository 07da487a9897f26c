import { z } from 'zod'
import { HappenedToOrder } from '../../contract/orders.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { assertTokenValid, requireViewer } from '../http/auth.ts'
import { problemResponses } from '../http/problems.ts'
import { createOrderEventFeed } from './orderEventFeed.ts'
import { findEventsAfter, findNewestEvent, type EventSummary } from './orderEventStore.ts'

const MAX_WAIT_SECONDS = 25

const querystring = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  wait: z.coerce.number<string>().int().min(0).max(MAX_WAIT_SECONDS).default(0),
})

/** Long polling of order events. */
export function orderEventRoute(app: App, { db, log }: Pick<AppServices, 'db' | 'log'>): void {
  const feed = createOrderEventFeed({ db, log })
  // Graceful shutdown waits for every response, so the waiting requests are answered at once
  app.addHook('preClose', () => feed.close())

  app.get(
    '/api/v2/orders/events',
    {
      // The feed announces an event as soon as the primary has it
      config: { reads: 'primary' },
      schema: {
        summary: 'What happened to orders since a cursor, oldest first',
        description:
          'Answers the events after the cursor `after`, at most 500; where there are none it waits up to `wait` ' +
          'seconds for the first, and answers an empty list when none comes. Go on with the last cursor as `after`. ' +
          'Cursors only rise, and no event ever comes behind one that was answered. Without `after` the newest event ' +
          'alone is answered, without waiting: its cursor is where to begin. Where that is empty, nothing has ' +
          'happened yet: begin with 0.',
        tags: ['orders'],
        querystring,
        response: { ...problemResponses, 200: z.array(HappenedToOrder) },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const { after, wait } = request.query
      if (after === undefined) return (await findNewestEvent(db, viewer)).map(toWire)
      const deadline = performance.now() + wait * 1000
      // New events may be announced already, so the query is repeated
      let lastChecked: number | null = after
      for (;;) {
        const events = await findEventsAfter(db, viewer, after)
        if (events.length > 0) return events.map(toWire)
        lastChecked = await feed.waitForNewer(viewer, lastChecked, deadline - performance.now(), request.signal)
        if (lastChecked === null) return []
        // It may have been revoked while the request waited
        await assertTokenValid(db, request)
      }
    },
  )
}

const toWire = ({ id, orderId, type, at }: EventSummary): HappenedToOrder => ({
  cursor: String(id),
  orderId,
  type,
  at: at.toISOString(),
})
