import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import { UNDO_MS } from '../../../domain/orders/orderStates.ts'
import type { undoOffer_order$key } from '../../__generated__/undoOffer_order.graphql.ts'

export const UNDOABLE_ANSWERS = ['ACCEPTED', 'REFUSED', 'PAID'] as const

/** An answer that can be undone. */
export type UndoableAnswer = (typeof UNDOABLE_ANSWERS)[number]

/** An order whose last answer the viewer can still undo. */
export interface UndoableOrder {
  id: string
  uuid: string
  reference: number
}

/** The offer to undo one answer, given to one order or to many. */
export interface UndoOffer {
  orders: readonly UndoableOrder[]
  answer: UndoableAnswer
  /** Milliseconds since 1970, by the browser's clock. */
  until: number
  isUndoing: boolean
}

/** An order and the offer to undo its last answer; null where there is none. */
export interface AnsweredNow {
  id: string
  offer: UndoOffer | null
}

const fragment = graphql`
  fragment undoOffer_order on Order @inline {
    id
    uuid
    reference
    status
    undoUntil
    viewerCanUndo
  }
`

/** Reads the offer to undo an order's answer; null where the viewer may not. */
export function readUndoOffer(key: undoOffer_order$key): AnsweredNow {
  const { id, uuid, reference, status, undoUntil, viewerCanUndo } = readInlineData(fragment, key)
  if (!viewerCanUndo || !undoUntil || !isAnswer(status)) return { id, offer: null }
  // where the browser's clock is behind the service's, it would promise more time than there is
  const until = Math.min(Date.parse(undoUntil), Date.now() + UNDO_MS)
  const offer = { orders: [{ id, uuid, reference }], answer: status, until, isUndoing: false }
  return { id, offer: until > Date.now() ? offer : null }
}

const isAnswer = (status: string): status is UndoableAnswer => UNDOABLE_ANSWERS.some((answer) => answer === status)
