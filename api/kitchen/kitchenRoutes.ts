import { z } from 'zod'
import { DeliveredBody, KitchenOrder, MAX_KITCHEN_IDS } from '../../contract/kitchen.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { MAX_PRODUCTION_DAYS } from '../../domain/kitchen/production.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { recordEvent } from '../orders/orderEventStore.ts'
import { DateRangeQuery, validateDateRange } from '../routes/dateRange.ts'
import { listByIds, listOfDateRange, saveDelivered } from './kitchenStore.ts'
import { toKitchenOrder } from './kitchenWire.ts'

const Query = DateRangeQuery.extend({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.string()).max(MAX_KITCHEN_IDS))
    .optional()
    .describe(`Ids of orders, separated by commas, at most ${MAX_KITCHEN_IDS}; the period is not read then.`),
})

/** DAY-5, DAY-9: the accepted orders as kitchen and driver need them. */
export function kitchenRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db, now } = services

  app.get(
    '/api/v2/cater/kitchen-orders',
    {
      schema: {
        summary: `Addition: accepted orders by time of delivery, without prices. Today without dates; at most ${MAX_PRODUCTION_DAYS} days`,
        tags: ['reports'],
        querystring: Query,
        response: { ...problemResponses, 200: z.array(KitchenOrder) },
      },
    },
    async (request) => {
      const viewer = requireCater(request)
      const { ids, from = request.query.to ?? danishDate(now()), to = from } = request.query
      const rows = ids
        ? await listByIds(db, viewer, ids)
        : await listOfDateRange(db, viewer, validateDateRange({ from, to }, MAX_PRODUCTION_DAYS))
      return rows.map(toKitchenOrder)
    },
  )

  app.put(
    '/api/v2/cater/orders/:orderId/delivered',
    {
      schema: {
        summary:
          'Addition: notes that an accepted order was delivered, or undoes that; the second time changes nothing',
        tags: ['reports'],
        params: z.object({ orderId: z.string() }),
        body: DeliveredBody,
        response: { ...problemResponses, 200: KitchenOrder },
      },
    },
    (request) =>
      runIdempotent(services, request, async (tx, at) => {
        const viewer = requireCater(request)
        const { delivered } = request.body
        const changed = await saveDelivered(tx, viewer, request.params.orderId, delivered ? at : null)
        if (changed) {
          const type = delivered ? 'delivered' : 'delivery_undone'
          await recordEvent(tx, { orderId: changed, type, at, userId: viewer.userId })
        }
        const [row] = await listByIds(tx, viewer, [request.params.orderId])
        if (!row) throw notFound()
        return toKitchenOrder(row)
      }),
  )
}
