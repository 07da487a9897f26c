import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OrderResponse, Order, OrderChange } from '../../contract/orders.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import type { Db } from '../database/connect.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import type { AdminViewer } from '../accounts/viewer.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { changeOrder } from './changeOrder.ts'
import { lockOrder } from './changeStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { toWire } from './orderWire.ts'

const params = z.object({ orderId: z.string() })

/** Updating an order, for admins. */
export function changeRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const update = (request: FastifyRequest<{ Params: z.infer<typeof params>; Body: OrderChange }>) =>
    runIdempotent(services, request, async (tx, at) => {
      const viewer = requireAdmin(request)
      const { orderId } = request.params
      await lockOrder(tx, viewer, orderId)
      const current = await getOrder(tx, viewer, orderId)
      await checkIfMatch(request, Order, toWire(current, viewer, at), async () => current.events.at(-1))
      const { mailQueue, config } = services
      await changeOrder({ tx, mailQueue, site: config.site, at }, viewer, current, request.body)
      return { order: toWire(await getOrder(tx, viewer, orderId), viewer, at) }
    })

  // The first is the original API's, with a literal colon before the id
  for (const path of ['/api/v2/orders/:::orderId', '/api/v2/orders/:orderId']) {
    app.put(
      path,
      {
        schema: {
          summary: 'Mends the address, the time and the comment of an order; never its state, price or content',
          tags: ['orders'],
          params,
          body: OrderChange,
          response: { ...problemResponses, 200: OrderResponse, 412: stale(Order) },
        },
      },
      update,
    )
  }
}

async function getOrder(tx: Db, viewer: AdminViewer, id: string): Promise<OrderWithHistory> {
  const order = await findOrder(tx, viewer, id)
  if (!order) throw notFound()
  return order
}
