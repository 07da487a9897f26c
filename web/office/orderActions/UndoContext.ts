import { createContext } from 'react'
import type { OrderActionResult } from './orderActionResult.ts'
import { UNDOABLE_ANSWERS } from './undoOffer.ts'
import type { AnsweredNow, UndoableOrder, UndoOffer } from './undoOffer.ts'

/** An answer that was not undone. */
export interface UndoFailure {
  order: UndoableOrder
  result: Exclude<OrderActionResult, 'done'>
}

/** The answers that can be undone now, the newest first, and those that could not be. */
export interface UndoState {
  offers: readonly UndoOffer[]
  failures: readonly UndoFailure[]
}

export type UndoAction =
  /** Orders were answered, or read: those answered together are undone together. */
  | { type: 'answered'; orders: readonly AnsweredNow[] }
  | { type: 'undoing'; offer: UndoOffer }
  /** The time of an offer is over, or it was undone. */
  | { type: 'ended'; offer: UndoOffer }
  | { type: 'failed'; failure: UndoFailure }
  | { type: 'failuresRead' }

const NOTHING: UndoState = { offers: [], failures: [] }

export const UndoContext = createContext<{ state: UndoState; dispatch: (action: UndoAction) => void }>({
  state: NOTHING,
  dispatch: () => {},
})

/** The state after an action. */
export function reduceUndo(state: UndoState, action: UndoAction): UndoState {
  switch (action.type) {
    case 'answered':
      return { ...state, offers: withAnswered(state.offers, action.orders) }
    case 'undoing': {
      const offers = state.offers.map((offer) => (isSame(offer, action.offer) ? { ...offer, isUndoing: true } : offer))
      return { offers, failures: [] }
    }
    case 'ended':
      return { ...state, offers: state.offers.filter((offer) => !isSame(offer, action.offer)) }
    case 'failed':
      return { ...state, failures: [...state.failures, action.failure] }
    case 'failuresRead':
      return { ...state, failures: [] }
  }
}

const isSame = (a: UndoOffer, b: UndoOffer): boolean => a.until === b.until && a.answer === b.answer

function withAnswered(offers: readonly UndoOffer[], answered: readonly AnsweredNow[]): readonly UndoOffer[] {
  // an order that is read again stands among those it was answered with
  const news = answered.filter(
    ({ id, offer }) => !offer || !offers.some((stored) => has(stored, id) && stored.answer === offer.answer),
  )
  if (news.length === 0) return offers
  const changed = new Set(news.map(({ id }) => id))
  const remaining = offers
    .map((offer) => ({ ...offer, orders: offer.orders.filter(({ id }) => !changed.has(id)) }))
    .filter(({ orders }) => orders.length > 0)
  return [...together(news.map(({ offer }) => offer).filter((offer) => offer !== null)), ...remaining]
}

const has = ({ orders }: UndoOffer, id: string): boolean => orders.some((order) => order.id === id)

/** One offer for each kind of answer; it lasts as long as the shortest. */
function together(offers: readonly UndoOffer[]): UndoOffer[] {
  return UNDOABLE_ANSWERS.map((answer) => offers.filter((offer) => offer.answer === answer))
    .filter((some) => some.length > 0)
    .map((some) => ({
      ...some[0]!,
      orders: some.flatMap(({ orders }) => orders),
      until: Math.min(...some.map(({ until }) => until)),
    }))
}
