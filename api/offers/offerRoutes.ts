import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OfferResponse, NewOfferBody, Offer, OfferDraftBody, OfferList } from '../../contract/offers.ts'
import { Done, Problem } from '../../contract/problems.ts'
import { Kroner } from '../../contract/wire.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { OFFER_STATES } from '../../domain/orders/offers.ts'
import type { Db } from '../database/connect.ts'
import { MAX_COUNTED } from '../database/keyset.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireCater } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { MomentKey, PageQuery, type PagedList, readPage } from '../http/listCursor.ts'
import type { OrderCommandContext } from '../orders/orderCommandContext.ts'
import { changeDraft, createOffer, deleteDraft, renewOffer } from './draftOffer.ts'
import { findOffer, listOffers, type ListedOffer, type OfferKey } from './offerStore.ts'
import { toWireOffer } from './offerWire.ts'
import { sendOffer } from './sendOffer.ts'

const OFFERS: PagedList<OfferKey, ListedOffer> = {
  name: 'offers',
  key: z.object({ createdAt: MomentKey, number: z.int32(), version: z.int32() }),
  keyOf: ({ createdAtText, number, version }) => ({ createdAt: createdAtText, number, version }),
}
const params = z.object({ offerId: z.string() })

/** 409 with the price that is right, where another was sent. */
export const offerResponses = {
  409: Problem.extend({ price: Kroner.optional().describe('The right price, where another was sent.') }),
}

/** SHA-3: the offers of a caterer, for its owners and staff. Another's answers 404. */
export function offerRoutes(app: App, services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>): void {
  const { db, mailQueue, now, config } = services

  const read = async (from: Db, viewer: CaterViewer, id: string, at: Date): Promise<Offer> => {
    const offer = await findOffer(from, viewer, id)
    if (!offer) throw notFound()
    return toWireOffer(offer, viewer, at)
  }

  /** Runs a change that returns the id of the offer to answer; 404 where it returns none. */
  const run = (
    request: FastifyRequest,
    change: (context: OrderCommandContext, viewer: CaterViewer) => Promise<string | undefined>,
  ) => {
    const viewer = requireCater(request)
    return runIdempotent(services, request, async (tx, at) => {
      const id = await change({ tx, mailQueue, site: config.site, at }, viewer)
      if (id === undefined) throw notFound()
      return { offer: await read(tx, viewer, id, at) }
    })
  }

  app.get(
    '/api/v2/cater/offers',
    {
      schema: {
        summary: "Addition: the caterer's binding offers, those that were made last first",
        tags: ['offers'],
        querystring: PageQuery.extend({ state: z.enum(OFFER_STATES).optional() }),
        response: { ...problemResponses, 200: OfferList },
      },
    },
    async (request, reply) => {
      const viewer = requireCater(request)
      const at = now()
      const filter = { state: request.query.state, today: danishDate(at) }
      const { rows, total } = await readPage(request, reply, OFFERS, (keyset) => listOffers(db, viewer, filter, keyset))
      return { offers: rows.map((offer) => toWireOffer(offer, viewer, at)), total: total ?? MAX_COUNTED }
    },
  )

  app.post(
    '/api/v2/cater/offers',
    {
      schema: {
        summary: 'Addition: makes a draft of an offer, blank or with the content of a shared basket or of an order',
        tags: ['offers'],
        body: NewOfferBody,
        response: { ...problemResponses, 201: OfferResponse },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await run(request, (context, viewer) => createOffer(context, viewer, request.body))),
  )

  app.get(
    '/api/v2/cater/offers/:offerId',
    {
      schema: {
        summary: 'Addition: one offer of the caterer',
        tags: ['offers'],
        params,
        response: { ...problemResponses, 200: Offer },
      },
    },
    (request) => read(db, requireCater(request), request.params.offerId, now()),
  )

  app.put(
    '/api/v2/cater/offers/:offerId',
    {
      schema: {
        summary: 'Addition: changes a draft; 409 with the new price, or where somebody else has changed it',
        tags: ['offers'],
        params,
        body: OfferDraftBody,
        response: { ...problemResponses, ...offerResponses, 200: OfferResponse },
      },
    },
    (request) => {
      const { offerId } = request.params
      return run(request, async (context, viewer) =>
        (await changeDraft(context, viewer, offerId, request.body)) ? offerId : undefined,
      )
    },
  )

  app.delete(
    '/api/v2/cater/offers/:offerId',
    {
      schema: {
        summary: 'Addition: deletes a draft',
        tags: ['offers'],
        params,
        response: { ...problemResponses, 200: Done },
      },
    },
    (request) => {
      const viewer = requireCater(request)
      return runIdempotent(services, request, async (tx, at) => {
        const context = { tx, mailQueue, site: config.site, at }
        if (!(await deleteDraft(context, viewer, request.params.offerId))) throw notFound()
        return { success: true }
      })
    },
  )

  app.post(
    '/api/v2/cater/offers/:offerId/send',
    {
      schema: {
        summary:
          'Addition: sends a draft to its customer; it is frozen, and its earlier versions are replaced; at most 120 an hour by one user',
        tags: ['offers'],
        params,
        response: { ...problemResponses, ...offerResponses, 200: OfferResponse },
      },
    },
    (request) => {
      const { offerId } = request.params
      return run(request, async (context, viewer) =>
        (await sendOffer(context, viewer, offerId)) ? offerId : undefined,
      )
    },
  )

  app.post(
    '/api/v2/cater/offers/:offerId/versions',
    {
      schema: {
        summary:
          'Addition: makes the draft of the next version of an offer; the one that is being written where there is',
        tags: ['offers'],
        params,
        response: { ...problemResponses, 201: OfferResponse },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await run(request, (context, viewer) => renewOffer(context, viewer, request.params.offerId))),
  )
}
