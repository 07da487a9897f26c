import { OrderResponse, PlaceOrderRejection, PhoneOrderBody } from '../../contract/orders.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireOffice } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { toOrderIssues } from './orderIssues.ts'
import { OrderRejected } from './orderRejected.ts'
import { createPhoneOrder } from './createPhoneOrder.ts'
import { toWire } from './orderWire.ts'

/** Phone orders: for the caterer's own owners and staff, and admins. */
export function phoneOrderRoute(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  app.post(
    '/api/v2/cater/orders',
    {
      // As of an order that a customer places
      attachValidation: true,
      schema: {
        summary:
          'Addition: creates an order for a customer on the phone, accepted at once; it may go beyond the reasons against it that were shown. The email may be missing. At most 120 an hour by one user',
        tags: ['orders'],
        body: PhoneOrderBody,
        response: { ...problemResponses, 201: OrderResponse, 422: PlaceOrderRejection },
      },
    },
    async (request, reply) => {
      const viewer = requireOffice(request)
      if (request.validationError) return reply.code(422).send({ errors: toOrderIssues(request.validationError) })
      try {
        const { mailQueue, config } = services
        const created = await runIdempotent(services, request, async (tx, at) => {
          const order = await createPhoneOrder({ tx, mailQueue, site: config.site, at }, viewer, request.body)
          return { order: toWire(order, viewer, at) }
        })
        return await reply.code(201).send(created)
      } catch (error) {
        if (error instanceof OrderRejected) return reply.code(422).send(error.body)
        if (error instanceof ProblemError && error.issues) return reply.code(422).send({ errors: error.issues })
        throw error
      }
    },
  )
}
