import { PlaceOrderResponse, PlaceOrderBody, PlaceOrderRejection } from '../../contract/orders.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { getViewer } from '../http/auth.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { createUnrenewedLink } from './links/orderLinkStore.ts'
import { createLinkToken } from './links/orderLinkToken.ts'
import { toOrderIssues } from './orderIssues.ts'
import { OrderRejected } from './orderRejected.ts'
import { orderLimits, placeOrder } from './placeOrder.ts'

/** Placing an order, for everybody; with a customer's token it belongs to that customer. */
export function placeOrderRoute(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/orders',
    {
      // A malformed body gets the same error format as an invalid order
      attachValidation: true,
      schema: {
        summary:
          'Places an order, priced by the catalogue of now; at most 30 an hour from one network (IPv4 address or IPv6 /64)',
        tags: ['orders'],
        body: PlaceOrderBody,
        response: { ...problemResponses, 201: PlaceOrderResponse, 422: PlaceOrderRejection },
      },
    },
    async (request, reply) => {
      if (request.validationError) return reply.code(422).send({ errors: toOrderIssues(request.validationError) })
      const viewer = getViewer(request)
      const customer = viewer?.role === 'customer' ? viewer : null
      try {
        const { db } = services
        // Outside of the stored response: the database holds no token that opens an order
        let newToken: string | null = null
        const { order } = await runIdempotent(services, request, (tx, at) => {
          newToken = createLinkToken()
          const context = { tx, at, network: request.clientNetwork, linkToken: newToken }
          return placeOrder(context, customer, request.body)
        })
        // Whoever repeats a request has lost the answer with the link before
        const linkToken = newToken ?? (await createUnrenewedLink(db, order.id))
        return await reply.code(201).send({ order: linkToken === null ? order : { ...order, linkToken } })
      } catch (error) {
        if (error instanceof OrderRejected) {
          // An error that reveals an account counts like an order, else accounts could be probed without limit
          if (error.revealsAccount) await recordProbe(services, request.clientNetwork)
          return reply.code(422).send(error.body)
        }
        if (error instanceof ProblemError && error.issues) return reply.code(422).send({ errors: error.issues })
        throw error
      }
    },
  )
}

const recordProbe = ({ db, now }: Pick<AppServices, 'db' | 'now'>, network: string) =>
  db.transaction().execute((tx) => consume(tx, orderLimits(network), now()))
