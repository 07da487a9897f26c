import { z } from 'zod'
import { OrderResponse } from '../../../contract/orders.ts'
import type { AppServices } from '../../routes/appServices.ts'
import type { App } from '../../http/fastifyApp.ts'
import { requireViewer } from '../../http/auth.ts'
import { notFound, problemResponses } from '../../http/problems.ts'
import { runIdempotent } from '../../http/runIdempotent.ts'
import { resendMail } from '../../mail/resendMail.ts'
import { consume } from '../../rateLimit/rateLimitStore.ts'
import { messageLimit } from '../messageLimit.ts'
import { findOrder } from '../orderHistoryStore.ts'
import { toWire } from '../orderWire.ts'
import { lockOrderMail } from './orderMailStore.ts'

/** ORD-10: resends a mail about an order. */
export function resendMailRoute(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now'>): void {
  app.post(
    '/api/v2/cater/orders/:orderId/mails/:mailId/resend',
    {
      schema: {
        summary:
          'Sends a mail of an order again that is sent or failed; 409 for one that still waits, 429 after 30 messages, proposals and such mails of an hour',
        tags: ['orders'],
        params: z.object({ orderId: z.string(), mailId: z.string() }),
        response: { ...problemResponses, 200: OrderResponse },
      },
    },
    (request) =>
      runIdempotent(services, request, async (tx, at) => {
        const viewer = requireViewer(request)
        const { orderId, mailId } = request.params
        await resendMail({ tx, mailQueue: services.mailQueue }, await lockOrderMail(tx, viewer, orderId, mailId))
        await consume(tx, [messageLimit(orderId, 'cater')], at)
        const order = await findOrder(tx, viewer, orderId)
        if (!order) throw notFound()
        return { order: toWire(order, viewer, at) }
      }),
  )
}
