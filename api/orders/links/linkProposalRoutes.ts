import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OrderResponse } from '../../../contract/orders.ts'
import { AcceptProposalBody, ProposalBody } from '../../../contract/proposals.ts'
import type { App } from '../../http/fastifyApp.ts'
import type { AppServices } from '../../routes/appServices.ts'
import { forbidCaching } from '../../routes/forbidCaching.ts'
import { notFound, problemResponses } from '../../http/problems.ts'
import { findOrder } from '../orderHistoryStore.ts'
import { answerProposal, type ProposalDecision, ProposalHandled } from '../proposals/answerProposal.ts'
import { proposalHandled, proposalResponses } from '../proposals/proposalRoutes.ts'
import { proposeChange } from '../proposals/proposeChange.ts'
import { actThroughLink } from './actThroughLink.ts'
import { linkConfig as config, linkPath, openLink, toLinkedOrder } from './linkedOrder.ts'

const proposalPath = linkPath.extend({ proposalId: z.string().max(100) })

type ProposalRequest = FastifyRequest<{ Params: z.infer<typeof proposalPath> }>

/** CHG-9: proposals of the customer, and answers to those of the caterer, through the order's link. */
export function linkProposalRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, now } = services

  app.post(
    '/api/v2/order-links/:token/proposals',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Addition: proposes a change of the order of a link to its caterer, which is mailed',
        tags: ['orders'],
        params: linkPath,
        body: ProposalBody,
        response: { ...problemResponses, ...proposalResponses, 201: OrderResponse },
      },
    },
    async (request, reply) => {
      const propose = actThroughLink(services, request, request.params.token, (context, viewer) =>
        proposeChange(context, viewer, viewer.orderId, request.body),
      )
      return reply.code(201).send(await propose)
    },
  )

  const runAnswer = async (request: ProposalRequest, answer: ProposalDecision) => {
    const { token, proposalId } = request.params
    try {
      return await actThroughLink(services, request, token, (context, viewer) =>
        answerProposal(context, viewer, { orderId: viewer.orderId, proposalId }, answer),
      )
    } catch (error) {
      if (!(error instanceof ProposalHandled)) throw error
      const viewer = await openLink(db, token, now())
      const current = await findOrder(db, viewer, viewer.orderId)
      if (!current) throw notFound()
      throw proposalHandled(await toLinkedOrder(db, current, viewer, now()))
    }
  }

  app.post(
    '/api/v2/order-links/:token/proposals/:proposalId/accept',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Addition: accepts what the caterer proposes, and the order with it; both are mailed; no undo',
        tags: ['orders'],
        params: proposalPath,
        body: AcceptProposalBody,
        response: { ...problemResponses, ...proposalResponses, 200: OrderResponse },
      },
    },
    (request) => runAnswer(request, { act: 'accept', price: request.body.price }),
  )

  for (const [act, summary] of [
    ['decline', 'Addition: declines what the caterer proposes; the caterer is mailed'],
    ['withdraw', "Addition: withdraws the customer's own proposal; a mail that still waits is not sent"],
  ] as const) {
    app.post(
      `/api/v2/order-links/:token/proposals/:proposalId/${act}`,
      {
        config,
        onRequest: forbidCaching,
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
