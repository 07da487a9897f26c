import { addDays } from '../time/danishTime.ts'
import type { OrderActor } from './orderActs.ts'

/** SHA-3: where a binding offer stands. */
export const OFFER_STATES = ['draft', 'sent', 'approved', 'declined', 'expired', 'ordered', 'replaced'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** The acts on an offer. `renew` makes the draft of its next version, which replaces it once that is sent. */
export const OFFER_ACTS = ['edit', 'delete', 'send', 'renew', 'approve', 'decline', 'order'] as const
export type OfferAct = (typeof OFFER_ACTS)[number]

/** For how many days an offer is valid where nobody says otherwise. */
const DEFAULT_VALID_DAYS = 14
/** For how many days it is valid at most. */
export const MAX_VALID_DAYS = 365

/** The states in which an act is open to the side that does it. What is not here is open to nobody. */
const STATES: Record<OfferAct, { actor: OrderActor; states: readonly OfferState[] }> = {
  edit: { actor: 'cater', states: ['draft'] },
  delete: { actor: 'cater', states: ['draft'] },
  send: { actor: 'cater', states: ['draft'] },
  renew: { actor: 'cater', states: ['sent', 'approved', 'declined', 'expired'] },
  approve: { actor: 'customer', states: ['sent'] },
  decline: { actor: 'customer', states: ['sent', 'approved'] },
  order: { actor: 'customer', states: ['approved'] },
}

/** True where somebody may do something to an offer in a state. */
export const canActOnOffer = (act: OfferAct, actor: OrderActor, state: OfferState): boolean =>
  STATES[act].actor === actor && STATES[act].states.includes(state)

/**
 * The state now of an offer that was left in a state. One that waits for its customer has expired from the day after
 * `validUntil`; both are Danish dates.
 */
export const offerStateAt = (state: OfferState, validUntil: string, today: string): OfferState =>
  (state === 'sent' || state === 'approved') && today > validUntil ? 'expired' : state

/** The last Danish day of an offer that is made today. */
export const defaultValidUntil = (today: string): string => addDays(today, DEFAULT_VALID_DAYS)

/** The name of an offer: 'Tilbud 12', 'Tilbud 12, version 2'. */
export const offerName = ({ number, version }: { number: number; version: number }): string =>
  version === 1 ? `Tilbud ${number}` : `Tilbud ${number}, version ${version}`

/** The word for a state, for the caterer. */
export const OFFER_STATE_TEXTS: Record<OfferState, string> = {
  draft: 'Kladde',
  sent: 'Sendt',
  approved: 'Godkendt',
  declined: 'Afvist',
  expired: 'Udløbet',
  ordered: 'Bestilt',
  replaced: 'Erstattet',
}
