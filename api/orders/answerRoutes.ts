import { z } from 'zod'
import { AnsweredOrder, Order, PaidBody, RefuseBody } from '../../contract/orders.ts'
import { Problem } from '../../contract/problems.ts'
import type { App, AppServices } from '../appServices.ts'
import { caterViewer, requireCater } from '../auth.ts'
import { toStorable } from '../database/storable.ts'
import { notFound, problemAnswers, Refusal } from '../problems.ts'
import type { CaterViewer } from '../viewer.ts'
import { answerOrder } from './answerOrder.ts'
import { type Answer, findOrder } from './orderStore.ts'
import { toWire } from './orderWire.ts'

const params = z.object({ orderId: z.string() })
const OrderConflict = Problem.extend({ order: Order })
const response = { ...problemAnswers, 200: AnsweredOrder, 409: OrderConflict }

/** Accepting, refusing and marking paid, each for the order's own caterer alone. */
export function answerRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now'>): void {
  const answered = async (viewer: CaterViewer, id: string, answer: Answer) => {
    const order = await answerOrder(services, viewer, id, answer)
    if (order) return { order: toWire(order) }
    const current = await findOrder(services.db, viewer, id)
    if (!current) throw notFound()
    throw new Refusal(409, 'order_already_handled', {
      detail: 'The state of the order does not allow this, or no longer.',
      extra: { order: toWire(current) },
    })
  }

  app.put(
    '/api/v2/cater/orders/:orderId/accept',
    {
      preHandler: requireCater,
      schema: { summary: 'Accepts an order that awaits approval', tags: ['orders'], params, response },
    },
    (request) => answered(caterViewer(request), request.params.orderId, { type: 'accepted' }),
  )

  app.put(
    '/api/v2/cater/orders/:orderId/refuse',
    {
      preHandler: requireCater,
      schema: {
        summary: 'Refuses an order that awaits approval',
        tags: ['orders'],
        params,
        body: RefuseBody.nullish(),
        response,
      },
    },
    (request) => {
      const reason = toStorable(request.body?.reason ?? '').trim() || null
      return answered(caterViewer(request), request.params.orderId, { type: 'refused', reason })
    },
  )

  app.put(
    '/api/v2/cater/orders/:orderId/paid',
    {
      preHandler: requireCater,
      schema: {
        summary: 'Marks an accepted order paid, by card or by bank transfer',
        tags: ['orders'],
        params,
        body: PaidBody.nullish(),
        response,
      },
    },
    (request) => {
      const paymentMethodOther = request.body?.payment_method_other ?? false
      return answered(caterViewer(request), request.params.orderId, { type: 'paid', paymentMethodOther })
    },
  )
}
