import { OFFER_STATE_TEXTS } from '../../../domain/orders/offers.ts'
import type { OfferState } from '../../../domain/orders/offers.ts'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { StatusShape } from '../../ui/StatusMark.tsx'

const SHAPES: Record<OfferState, StatusShape> = {
  draft: 'unpaid',
  sent: 'underWay',
  approved: 'accepted',
  declined: 'refused',
  expired: 'failed',
  ordered: 'paid',
  replaced: 'none',
}

/** The state of an offer, by the graph's name, as a word with a shape. */
export function OfferMark({ state: name }: { state: string }) {
  const state = name.toLowerCase()
  // A newer graph may know more states
  return isKnown(state) ? <StatusMark shape={SHAPES[state]}>{OFFER_STATE_TEXTS[state]}</StatusMark> : null
}

const isKnown = (state: string): state is OfferState => state in SHAPES
