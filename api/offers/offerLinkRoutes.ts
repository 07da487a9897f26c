import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { OfferResponse, Offer, OrderedOffer, OrderOfferBody } from '../../contract/offers.ts'
import type { Db } from '../database/connect.ts'
import type { AppServices } from '../routes/appServices.ts'
import type { App } from '../http/fastifyApp.ts'
import { forbidCaching } from '../routes/forbidCaching.ts'
import { notFound, problemResponses, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { createUnrenewedLink } from '../orders/links/orderLinkStore.ts'
import { linkConfig as config, linkPath as params } from '../orders/links/linkedOrder.ts'
import { OrderRejected } from '../orders/orderRejected.ts'
import { proposalResponses } from '../orders/proposals/proposalRoutes.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { answerOffer } from './answerOffer.ts'
import { offerLimits } from './offerLimits.ts'
import { openOfferLink } from './offerLinkStore.ts'
import { offerResponses } from './offerRoutes.ts'
import { findOffer, type OfferLinkViewer } from './offerStore.ts'
import { toWireOffer } from './offerWire.ts'
import { linkInMail, opensOrder } from './opensOrder.ts'
import { orderOffer } from './orderOffer.ts'

type LinkRequest = FastifyRequest<{ Params: z.infer<typeof params> }>

/**
 * SHA-3: the offer of a secret link, for whoever holds it, and what its customer does there. An unknown token answers 404,
 * one of a version that is replaced 410.
 */
export function offerLinkRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, mailQueue, now, config: settings } = services

  const read = async (from: Db, viewer: OfferLinkViewer, at: Date): Promise<Offer> => {
    const offer = await findOffer(from, viewer, viewer.offerId)
    if (!offer) throw notFound()
    return toWireOffer(offer, viewer, at, await opensOrder(from, offer, at))
  }

  // A change counts towards the limits also where it fails
  const countWrite = ({ params: { token }, clientNetwork }: LinkRequest) =>
    db.transaction().execute((tx) => consume(tx, offerLimits(token, clientNetwork), now()))

  app.get(
    '/api/v2/offer-links/:token',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary: 'Addition: the offer of a secret link; reading it changes nothing',
        tags: ['offers'],
        params,
        response: { ...problemResponses, 200: Offer },
      },
    },
    async (request) => read(db, await openOfferLink(db, request.params.token), now()),
  )

  for (const [act, summary] of [
    ['approve', 'Addition: approves the offer of a link; the caterer is mailed. Nothing is ordered by that'],
    ['decline', 'Addition: declines the offer of a link; the caterer is mailed'],
  ] as const) {
    app.post(
      `/api/v2/offer-links/:token/${act}`,
      {
        config,
        onRequest: forbidCaching,
        schema: { summary, tags: ['offers'], params, response: { ...problemResponses, 200: OfferResponse } },
      },
      async (request) => {
        await countWrite(request as LinkRequest)
        return runIdempotent(services, request, async (tx, at) => {
          const viewer = await openOfferLink(tx, (request as LinkRequest).params.token)
          if (!(await answerOffer({ tx, mailQueue, site: settings.site, at }, viewer, act))) throw notFound()
          return { offer: await read(tx, viewer, at) }
        })
      },
    )
  }

  app.post(
    '/api/v2/offer-links/:token/order',
    {
      config,
      onRequest: forbidCaching,
      schema: {
        summary:
          'Addition: orders the approved offer of a link at its frozen price, accepted at once; both are mailed. One that was ordered within the last hour, or with the same Idempotency-Key, answers its order; any other 409. 422 where its day is full',
        tags: ['offers'],
        params,
        body: OrderOfferBody,
        response: {
          ...problemResponses,
          ...offerResponses,
          201: OrderedOffer,
          422: proposalResponses[422],
        },
      },
    },
    async (request, reply) => {
      await countWrite(request)
      try {
        const ordered = await runIdempotent(services, request, async (tx, at) => {
          const viewer = await openOfferLink(tx, request.params.token)
          const context = { tx, mailQueue, site: settings.site, at }
          const order = await orderOffer(context, viewer, request.body.price)
          if (!order) throw notFound()
          return { offer: await read(tx, viewer, at), order }
        })
        // Outside of the stored response: the database holds no token that opens an order
        const linkToken = await createUnrenewedLink(db, ordered.order.id)
        if (linkToken === null) throw linkInMail()
        return await reply.code(201).send({ ...ordered, order: { ...ordered.order, linkToken } })
      } catch (error) {
        throw error instanceof OrderRejected ? notAvailable(error) : error
      }
    },
  )
}

const notAvailable = ({ body: { errors: issues, availability } }: OrderRejected): ProblemError =>
  new ProblemError(422, 'not_available', { detail: 'The offer cannot be ordered.', issues, extra: { availability } })
