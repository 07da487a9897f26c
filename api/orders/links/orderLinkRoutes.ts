import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { OrderResponse, CancelBody, CustomerChangeBody, MessageBody, Order } from '../../../contract/orders.ts'
import { Done, Problem } from '../../../contract/problems.ts'
import { Kroner } from '../../../contract/wire.ts'
import type { App } from '../../http/fastifyApp.ts'
import type { AppServices } from '../../routes/appServices.ts'
import { forbidCaching } from '../../routes/forbidCaching.ts'
import { notFound, problemResponses, ProblemError } from '../../http/problems.ts'
import { runIdempotent } from '../../http/runIdempotent.ts'
import { consume } from '../../rateLimit/rateLimitStore.ts'
import { cancelByCustomer } from '../cancelOrder.ts'
import { changeByCustomer } from '../changeByCustomer.ts'
import { findOrder } from '../orderHistoryStore.ts'
import { writeMessage } from '../writeMessage.ts'
import { actThroughLink, type LinkAction } from './actThroughLink.ts'
import { linkConfig as config, linkPath as params, openLink, toLinkedOrder } from './linkedOrder.ts'
import { linkLimits, renewalLimit } from './linkLimits.ts'
import { findOrderLink } from './orderLinkStore.ts'
import { renewOrderLink } from './renewOrderLink.ts'

type LinkRequest = FastifyRequest<{ Params: z.infer<typeof params> }>

/**
 * CHG-1: the order of a secret link, for whoever holds it, and what its customer does there. An unknown token answers
 * 404, one that a newer link has replaced, or that is older than 12 months after the delivery, 410.
 */
export function orderLinkRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, mailQueue, now, config: settings } = services

  const act = (request: LinkRequest, action: LinkAction) =>
    actThroughLink(services, request, request.params.token, action)

  app.get(
    '/api/v2/order-links/:token',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'The order of a secret link; reading it changes nothing',
        tags: ['orders'],
        params,
        response: { ...problemResponses, 200: Order },
      },
    },
    async (request) => {
      const viewer = await openLink(db, request.params.token, now())
      const order = await findOrder(db, viewer, viewer.orderId)
      if (!order) throw notFound()
      return toLinkedOrder(db, order, viewer, now())
    },
  )

  app.post(
    '/api/v2/order-links/:token/messages',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Writes to the caterer about the order of a link; the caterer is mailed; 20 writes an hour for a link',
        tags: ['orders'],
        params,
        body: MessageBody,
        response: { ...problemResponses, 201: OrderResponse },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await act(request, (context, viewer) => writeMessage(context, viewer, viewer.orderId, request.body.message)),
        ),
  )

  app.post(
    '/api/v2/order-links/:token/changes',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Changes covers, address and comment of the order of a link within the limits; 409 with the new price',
        tags: ['orders'],
        params,
        body: CustomerChangeBody,
        response: {
          ...problemResponses,
          200: OrderResponse,
          409: Problem.extend({ price: Kroner.optional().describe('The new price, where another was sent.') }),
        },
      },
    },
    (request) =>
      act(request, async (context, viewer) => {
        const order = await changeByCustomer(context, viewer, request.body)
        if (!order) throw new ProblemError(409, 'not_changeable', { detail: 'The order cannot be changed any more.' })
        return order
      }),
  )

  app.post(
    '/api/v2/order-links/:token/cancel',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Cancels the order of a link for the fee that was read; both are mailed',
        tags: ['orders'],
        params,
        body: CancelBody,
        response: { ...problemResponses, 200: OrderResponse },
      },
    },
    (request) =>
      act(request, async (context, viewer) => {
        const order = await cancelByCustomer(context, viewer, request.body.fee)
        if (!order)
          throw new ProblemError(409, 'not_cancellable', { detail: 'The order cannot be cancelled any more.' })
        return order
      }),
  )

  app.post(
    '/api/v2/order-links/:token/renewal',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary:
          'Mails the customer a new link and ends all earlier ones; also for a link that has ended or expired; 5 an hour for an email',
        tags: ['orders'],
        params,
        response: { ...problemResponses, 200: Done },
      },
    },
    async (request) => {
      const { token } = request.params
      await db.transaction().execute((tx) => consume(tx, linkLimits(token, request.clientNetwork), now()))
      return runIdempotent(services, request, async (tx, at) => {
        const link = await findOrderLink(tx, token)
        if (!link) throw notFound()
        await consume(tx, [renewalLimit(link.email)], at)
        const viewer = { role: 'link', orderId: link.orderId } as const
        await renewOrderLink({ tx, mailQueue, site: settings.site, at }, viewer)
        return { success: true }
      })
    },
  )
}
