import { use } from 'react'
import { useToast } from '../../ui/Toasts.tsx'
import { UndoContext } from '../orderActions/UndoContext.ts'
import type { UndoOffer } from '../orderActions/undoOffer.ts'
import { undoneText } from './undoTexts.ts'
import { useUndoOrderAnswer } from './useUndoOrderAnswer.ts'

/** Undoes the answers of an offer: each order by itself, and those that fail are reported. */
export function useUndo(): (offer: UndoOffer) => void {
  const { dispatch } = use(UndoContext)
  const undoAnswer = useUndoOrderAnswer()
  const showToast = useToast()
  return (offer) => {
    if (offer.isUndoing) return
    dispatch({ type: 'undoing', offer })
    let left = offer.orders.length
    let undone = 0
    for (const order of offer.orders)
      undoAnswer(order.id, offer.answer, (result) => {
        left -= 1
        if (result === 'done') undone += 1
        else dispatch({ type: 'failed', failure: { order, result } })
        if (left > 0) return
        dispatch({ type: 'ended', offer })
        if (undone > 0) showToast({ text: undoneText(offer.answer, undone) })
      })
  }
}
