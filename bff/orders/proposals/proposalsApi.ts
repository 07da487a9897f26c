import { OrderResponse, Order, PlaceOrderRejection } from '../../../contract/orders.ts'
import { type Issue, Problem } from '../../../contract/problems.ts'
import type { ProposalBody } from '../../../contract/proposals.ts'
import { Kroner } from '../../../contract/wire.ts'
import type { ProposalAct } from '../../../domain/orders/proposals.ts'
import type { Http } from '../../v2/http.ts'
import { NotPossible, validationFailed } from '../../v2/outcomes.ts'
import { linkKey, type Path, path } from '../../v2/path.ts'

/** The order of a proposal: the caterer's, by its id, or that of a link, by its token. */
export type ProposalParty = { orderId: string } | { token: string }

type Availability = NonNullable<PlaceOrderRejection['availability']>

/**
 * The outcome of proposing or answering: the order, on a conflict as it is now; the current price; or why the change
 * is not available.
 */
export type ProposalOutcome =
  | { order: Order; isConflict: boolean }
  | { newPrice: number }
  | { availability: Availability; errors: Issue[] }

const Conflict = Problem.extend({ order: Order.optional(), price: Kroner.optional() })
const Rejection = Problem.extend({
  availability: PlaceOrderRejection.shape.availability,
})
const answers = { 200: OrderResponse, 201: OrderResponse, 409: Conflict, 410: Conflict, 422: Rejection }

/** The v2 calls about proposals. */
export const proposalsApi = (http: Http) => {
  const send = async (method: 'POST' | 'PUT', to: Path, body?: object): Promise<ProposalOutcome> => {
    const answer = await http.send(method, to, answers, { body })
    switch (answer.status) {
      case 200:
      case 201:
        return { order: answer.body.order, isConflict: false }
      case 422: {
        const { availability, errors = [] } = answer.body
        if (availability) return { availability, errors }
        throw validationFailed(errors)
      }
      default:
        if (answer.body.price !== undefined) return { newPrice: answer.body.price }
        if (answer.body.order !== undefined) return { order: answer.body.order, isConflict: true }
        throw new NotPossible(answer.body.title)
    }
  }

  return {
    propose: (party: ProposalParty, body: ProposalBody) =>
      'token' in party
        ? send('POST', path`/order-links/${linkKey(party.token)}/proposals`, body)
        : send('POST', path`/cater/orders/${party.orderId}/proposals`, body),

    /** `price` is the total that who accepts has seen. */
    answer: (party: ProposalParty, proposalId: string, act: ProposalAct, price: number | null) => {
      const body = act === 'accept' ? { price } : undefined
      return 'token' in party
        ? send('POST', path`/order-links/${linkKey(party.token)}/proposals/${proposalId}/${act}`, body)
        : send('PUT', path`/cater/orders/${party.orderId}/proposals/${proposalId}/${act}`, body)
    },
  }
}
