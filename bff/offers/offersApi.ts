import {
  OfferResponse,
  type NewOfferBody,
  Offer,
  type OfferDraftBody,
  OfferList,
  OrderedOffer,
} from '../../contract/offers.ts'
import { PlaceOrderRejection } from '../../contract/orders.ts'
import { Done, type Issue, Problem } from '../../contract/problems.ts'
import { Kroner } from '../../contract/wire.ts'
import type { OfferState } from '../../domain/orders/offers.ts'
import type { Http } from '../v2/http.ts'
import { type ListPage, pageInfoOf } from '../v2/listPages.ts'
import { NotPossible, validationFailed } from '../v2/outcomes.ts'
import { linkKey, path, withQuery } from '../v2/path.ts'

type Availability = NonNullable<PlaceOrderRejection['availability']>

/** The outcome of ordering: the order, the current price, or why it is not available. */
export type OrderOfferOutcome =
  | { ordered: OrderedOffer }
  | { newPrice: number }
  | { availability: Availability; errors: Issue[] }

/** The number of offers of a list that is no connection. */
const MAX_LISTED = 100
const Conflict = Problem.extend({ price: Kroner.optional() })
const Rejection = Problem.extend({
  availability: PlaceOrderRejection.shape.availability,
})

/** The v2 calls about offers: those of the viewer's caterer, and the one of a link. Never cached. */
export const offersApi = (http: Http) => {
  /** The offer after a command. */
  const change = async (...args: [method: 'POST' | 'PUT', to: Parameters<Http['change']>[1], body?: object]) => {
    const [method, to, body] = args
    return (await http.change(method, to, OfferResponse, { body })).offer
  }

  return {
    /** The newest offers, with the number of all. */
    list: (state: OfferState | null) =>
      http.get(withQuery(path`/cater/offers`, { state, limit: MAX_LISTED }), OfferList),
    page: async (state: OfferState | null, limit: number, cursor: string | null): Promise<ListPage<Offer>> => {
      const to = withQuery(path`/cater/offers`, { state, limit, cursor })
      const { body, headers } = await http.send('GET', to, { 200: OfferList })
      return { items: body.offers, next: pageInfoOf(headers).next, total: body.total }
    },
    /** Throws NotFound for another caterer's. */
    get: (id: string) => http.get(path`/cater/offers/${id}`, Offer),
    create: (body: NewOfferBody) => change('POST', path`/cater/offers`, body),
    /** The changed draft, or the price that is right where another was sent. */
    update: async (id: string, body: OfferDraftBody): Promise<Offer | { newPrice: number }> => {
      const answers = { 200: OfferResponse, 409: Conflict, 422: Problem }
      const answer = await http.send('PUT', path`/cater/offers/${id}`, answers, { body })
      switch (answer.status) {
        case 200:
          return answer.body.offer
        case 422:
          throw validationFailed(answer.body.errors)
        default:
          if (answer.body.price !== undefined) return { newPrice: answer.body.price }
          throw new NotPossible(answer.body.title)
      }
    },
    remove: (id: string) => http.change('DELETE', path`/cater/offers/${id}`, Done),
    send: (id: string) => change('POST', path`/cater/offers/${id}/send`),
    renew: (id: string) => change('POST', path`/cater/offers/${id}/versions`),

    /** The offer of a link; null for one that a newer version has replaced. Throws NotFound for an unknown token. */
    open: async (token: string): Promise<Offer | null> => {
      const { status, body } = await http.send('GET', path`/offer-links/${linkKey(token)}`, {
        200: Offer,
        410: Problem,
      })
      return status === 200 ? (body as Offer) : null
    },
    answer: async (token: string, act: 'approve' | 'decline') =>
      change('POST', path`/offer-links/${linkKey(token)}/${act}`),
    /** `price` is the total that the customer has seen. */
    order: async (token: string, price: number, idempotencyKey: string): Promise<OrderOfferOutcome> => {
      const answers = { 201: OrderedOffer, 409: Conflict, 410: Conflict, 422: Rejection }
      const headers = { 'idempotency-key': idempotencyKey }
      const answer = await http.send('POST', path`/offer-links/${linkKey(token)}/order`, answers, {
        body: { price },
        headers,
      })
      switch (answer.status) {
        case 201:
          return { ordered: answer.body }
        case 422: {
          const { availability, errors = [] } = answer.body
          if (availability) return { availability, errors }
          throw validationFailed(errors)
        }
        default:
          if (answer.body.price !== undefined) return { newPrice: answer.body.price }
          throw new NotPossible(answer.body.title)
      }
    },
  }
}
