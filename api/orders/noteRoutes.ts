import { z } from 'zod'
import { OrderResponse, NoteBody } from '../../contract/orders.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { insertNote } from './noteStore.ts'
import { findOrder } from './orderHistoryStore.ts'
import { toWire } from './orderWire.ts'

/** Writing notes about an order, for its caterer's people alone. */
export function noteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/cater/orders/:orderId/notes',
    {
      schema: {
        summary: 'Addition: notes something about an order that only its caterer reads; nobody is mailed or notified',
        tags: ['orders'],
        params: z.object({ orderId: z.string() }),
        body: NoteBody,
        response: { ...problemResponses, 201: OrderResponse },
      },
    },
    async (request, reply) => {
      const viewer = requireCater(request)
      const noted = await runIdempotent(services, request, async (tx, at) => {
        const { orderId } = request.params
        if (!(await findOrder(tx, viewer, orderId))) throw notFound()
        await insertNote(tx, viewer, { orderId, text: request.body.note, at })
        const order = await findOrder(tx, viewer, orderId)
        if (!order) throw notFound()
        return { order: toWire(order, viewer, at) }
      })
      return reply.code(201).send(noted)
    },
  )
}
