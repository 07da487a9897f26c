import { orTooManyAttempts } from '../../graph/orTooManyAttempts.ts'
import { wireId } from '../../graph/ids.ts'
import { ValidationFailed } from '../../v2/outcomes.ts'
import { ORDER_ID } from '../OrderAlreadyHandled.ts'
import { LINK_TOKEN } from '../orderByLink.ts'
import { writeThroughLink } from '../writeThroughLink.ts'
import type { ProposalParty } from './proposalsApi.ts'

/** The descriptions of the two arguments of which one says who acts. */
export const PARTY_ORDER = `For the caterer: the order. ${ORDER_ID} Null where the token is given.`
export const PARTY_TOKEN = `For the customer. ${LINK_TOKEN} Null where the order is given.`

/** The acting side: the caterer of an order, or the customer through its link. Throws ValidationFailed for both, and for none. */
export function proposalParty(input: {
  orderId?: string | null | undefined
  token?: string | null | undefined
}): ProposalParty {
  if (input.token && !input.orderId) return { token: input.token }
  if (input.orderId && !input.token) return { orderId: wireId('Order', input.orderId) }
  throw new ValidationFailed([{ path: 'orderId', validatorKey: input.token ? 'invalid' : 'required' }])
}

/** Runs a change by one of the two: too many changes become an outcome, as does an unknown link. */
export const asParty = <Changed>(party: ProposalParty, change: () => Promise<Changed>): Promise<Changed> =>
  'token' in party ? writeThroughLink(change) : orTooManyAttempts(change())
