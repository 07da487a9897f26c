import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OrderResponse, CallOffBody, Order, PaidBody, RefuseBody, UndoBody } from '../../contract/orders.ts'
import { Problem } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import { toStorable } from '../database/storable.ts'
import { notFound, problemResponses, ProblemError } from '../http/problems.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { callOff } from './cancelOrder.ts'
import { answerOrder } from './answerOrder.ts'
import type { OrderDecision } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { toWire } from './orderWire.ts'
import { markOrderSeen } from './markOrderSeen.ts'
import { undoAnswer } from './undoAnswer.ts'

const params = z.object({ orderId: z.string() })
const OrderConflict = Problem.extend({ order: Order })
const response = { ...problemResponses, 200: OrderResponse, 409: OrderConflict }

type OrderRequest = FastifyRequest<{ Params: z.infer<typeof params> }>

/** Rolls back the transaction of an action that the order's state does not allow. */
class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/** Accept, refuse, mark paid, undo and mark seen; each for the order's own caterer only. */
export function answerRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, mailQueue, config } = services

  const runAction = async (
    request: OrderRequest,
    action: (context: OrderCommandContext, viewer: CaterViewer, id: string) => Promise<OrderWithHistory | undefined>,
  ) => {
    const viewer = requireCater(request)
    const { orderId } = request.params
    try {
      return await runIdempotent(services, request, async (tx, at) => {
        const order = await action({ tx, mailQueue, site: config.site, at }, viewer, orderId)
        if (!order) throw new NotAllowed()
        return { order: toWire(order, viewer, at) }
      })
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error
      const current = await findOrder(db, viewer, orderId)
      if (!current) throw notFound()
      throw new ProblemError(409, 'order_already_handled', {
        detail: 'The state of the order does not allow this, or no longer.',
        extra: { order: toWire(current, viewer, services.now()) },
      })
    }
  }

  const runAnswer = (request: OrderRequest, answer: OrderDecision) =>
    runAction(request, (context, viewer, id) => answerOrder(context, viewer, id, answer))

  app.put(
    '/api/v2/cater/orders/:orderId/accept',
    {
      schema: { summary: 'Accepts an order that awaits approval', tags: ['orders'], params, response },
    },
    (request) => runAnswer(request, { type: 'accepted' }),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/refuse',
    {
      schema: {
        summary: 'Refuses an order that awaits approval',
        tags: ['orders'],
        params,
        body: RefuseBody.nullish(),
        response,
      },
    },
    (request) => runAnswer(request, { type: 'refused', reason: toStorable(request.body?.reason ?? '').trim() || null }),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/paid',
    {
      schema: {
        summary: 'Marks an accepted order paid, by card or by bank transfer',
        tags: ['orders'],
        params,
        body: PaidBody.nullish(),
        response,
      },
    },
    (request) =>
      runAnswer(request, {
        type: 'paid',
        paymentMethod: request.body?.payment_method_other ? 'BANK_TRANSFER' : 'CARD',
      }),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/cancel',
    {
      schema: {
        summary: 'Addition: calls off an accepted order with a reason and without a fee; the customer is mailed',
        tags: ['orders'],
        params,
        body: CallOffBody,
        response,
      },
    },
    (request) =>
      runAction(request, (context, viewer, id) => callOff(context, viewer, id, toStorable(request.body.reason).trim())),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/undo',
    {
      schema: {
        summary:
          "Takes back the user's own last answer, within 10 s: paid, or else accepted or refused. 409 where the answer that the body names is not the last",
        tags: ['orders'],
        params,
        body: UndoBody.nullish(),
        response,
      },
    },
    (request) =>
      runAction(request, (context, viewer, id) => undoAnswer(context, viewer, id, request.body?.answer ?? null)),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/seen',
    {
      schema: {
        summary: 'Notes that the caterer has opened an order; the second time changes nothing',
        tags: ['orders'],
        params,
        response: { ...problemResponses, 200: OrderResponse },
      },
    },
    (request) => runAction(request, markOrderSeen),
  )
}
