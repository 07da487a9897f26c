import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AvailabilityResult } from '../../../contract/availability.ts'
import { OrderResponse, Order } from '../../../contract/orders.ts'
import { Problem } from '../../../contract/problems.ts'
import { AcceptProposalBody, ProposalBody } from '../../../contract/proposals.ts'
import { Kroner } from '../../../contract/wire.ts'
import type { App } from '../../http/fastifyApp.ts'
import type { AppServices } from '../../routes/appServices.ts'
import { requireCater } from '../../http/auth.ts'
import { notFound, problemResponses, ProblemError } from '../../http/problems.ts'
import { runIdempotent } from '../../http/runIdempotent.ts'
import { findOrder } from '../orderHistoryStore.ts'
import { answerProposal, type ProposalDecision, ProposalHandled } from './answerProposal.ts'
import { toWireWithWarnings } from './orderWithWarnings.ts'
import { proposeChange } from './proposeChange.ts'

const orderPath = z.object({ orderId: z.string() })
const proposalPath = orderPath.extend({ proposalId: z.string() })

/** 409 and 422 of proposals, with what helps: the order as it is now, the price that is right, why it is not available. */
export const proposalResponses = {
  409: Problem.extend({
    order: Order.optional().describe('As it is now, where the proposal is not open any more.'),
    price: Kroner.optional().describe('The right price, where another was sent.'),
  }),
  422: Problem.extend({
    availability: AvailabilityResult.pick({ reasons: true, next: true, alternatives: true })
      .optional()
      .describe('Why it is not available then, and when instead.'),
  }),
}

type ProposalRequest = FastifyRequest<{ Params: z.infer<typeof proposalPath> }>

/** CHG-9: proposals of the caterer, and its answers to those of the customer. */
export function proposalRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, mailQueue, config } = services

  app.post(
    '/api/v2/cater/orders/:orderId/proposals',
    {
      schema: {
        summary: 'Addition: proposes a change of an order to its customer, who is mailed',
        tags: ['orders'],
        params: orderPath,
        body: ProposalBody,
        response: { ...problemResponses, ...proposalResponses, 201: OrderResponse },
      },
    },
    async (request, reply) => {
      const viewer = requireCater(request)
      const answer = await runIdempotent(services, request, async (tx, at) => {
        const context = { tx, mailQueue, site: config.site, at }
        const order = await proposeChange(context, viewer, request.params.orderId, request.body)
        if (!order) throw notFound()
        return { order: await toWireWithWarnings(tx, order, viewer, at) }
      })
      return reply.code(201).send(answer)
    },
  )

  const runAnswer = async (request: ProposalRequest, answer: ProposalDecision) => {
    const viewer = requireCater(request)
    try {
      return await runIdempotent(services, request, async (tx, at) => {
        const context = { tx, mailQueue, site: config.site, at }
        const order = await answerProposal(context, viewer, request.params, answer)
        if (!order) throw notFound()
        return { order: await toWireWithWarnings(tx, order, viewer, at) }
      })
    } catch (error) {
      if (!(error instanceof ProposalHandled)) throw error
      const current = await findOrder(db, viewer, request.params.orderId)
      if (!current) throw notFound()
      throw proposalHandled(await toWireWithWarnings(db, current, viewer, services.now()))
    }
  }

  app.put(
    '/api/v2/cater/orders/:orderId/proposals/:proposalId/accept',
    {
      schema: {
        summary: 'Addition: accepts what the customer proposes, and the order with it; both are mailed; no undo',
        tags: ['orders'],
        params: proposalPath,
        body: AcceptProposalBody,
        response: { ...problemResponses, ...proposalResponses, 200: OrderResponse },
      },
    },
    (request) => runAnswer(request, { act: 'accept', price: request.body.price }),
  )

  for (const [act, summary] of [
    ['decline', 'Addition: declines what the customer proposes; the customer is mailed'],
    ['withdraw', "Addition: withdraws the caterer's own proposal; a mail that still waits is not sent"],
  ] as const) {
    app.put(
      `/api/v2/cater/orders/:orderId/proposals/:proposalId/${act}`,
      {
        schema: {
          summary,
          tags: ['orders'],
          params: proposalPath,
          response: { ...problemResponses, ...proposalResponses, 200: OrderResponse },
        },
      },
      (request) => runAnswer(request as ProposalRequest, { act }),
    )
  }
}

/** 409 for an answer that comes too late, with the order as it is now. */
export const proposalHandled = (order: Order): ProblemError =>
  new ProblemError(409, 'proposal_handled', {
    detail: 'The proposal is not open any more: somebody was first, or its time is over.',
    extra: { order },
  })
