import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OrderResponse, CaterMessageBody, MessageBody } from '../../contract/orders.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater, requireCustomer } from '../http/auth.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import type { CaterViewer, CustomerViewer } from '../accounts/viewer.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { toWire } from './orderWire.ts'
import { writeMessage } from './writeMessage.ts'

const params = z.object({ orderId: z.string() })
const response = { ...problemResponses, 201: OrderResponse }

type MessageRequest = FastifyRequest<{ Params: z.infer<typeof params>; Body: z.infer<typeof MessageBody> }>

/** Writing messages about an order between its customer and its caterer. */
export function messageRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { mailQueue, config } = services

  const send = (request: MessageRequest, viewer: CaterViewer | CustomerViewer) =>
    runIdempotent(services, request, async (tx, at) => {
      const { orderId } = request.params
      const order = await writeMessage({ tx, mailQueue, site: config.site, at }, viewer, orderId, request.body.message)
      if (!order) throw notFound()
      return { order: toWire(order, viewer, at) }
    })

  app.post(
    '/api/v2/orders/:orderId/messages',
    {
      schema: {
        summary: 'Writes to the caterer about an order of one’s own; the caterer is mailed; 30 an hour for an order',
        tags: ['orders'],
        params,
        body: MessageBody,
        response,
      },
    },
    async (request, reply) => reply.code(201).send(await send(request, requireCustomer(request))),
  )

  app.post(
    '/api/v2/cater/orders/:orderId/messages',
    {
      schema: {
        summary:
          'Writes more than 14 characters to the customer about an order; the customer is mailed; 30 an hour for an order',
        tags: ['orders'],
        params,
        body: CaterMessageBody,
        response,
      },
    },
    async (request, reply) => reply.code(201).send(await send(request, requireCater(request))),
  )
}
