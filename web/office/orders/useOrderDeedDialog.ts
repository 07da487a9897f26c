import { useState } from 'react'
import { useLocation } from 'react-router'
import { leaveTo } from '../../login/leaveTo.ts'
import { paths } from '../../paths.ts'
import type { OrderDeedOutcome } from './orderDeedOutcome.ts'

/** The state of a dialog that confirms an answer: it closes when the deed is done, and else says what happened. */
export interface OrderDeedDialogState {
  isOpen: boolean
  /** What went wrong with the last attempt; null before the first. */
  trouble: Exclude<OrderDeedOutcome, 'done' | 'signedOut'> | null
  /** Whether the order was answered, here or by somebody else: then the button that opened the dialog is gone. */
  isAnswered: boolean
  open: () => void
  close: () => void
  settle: (outcome: OrderDeedOutcome) => void
}

/** Opens, closes and remembers the outcome for OrderDeedDialog. Where the session is over, it leaves to the login and back. */
export function useOrderDeedDialog(): OrderDeedDialogState {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [trouble, setTrouble] = useState<OrderDeedDialogState['trouble']>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  return {
    isOpen,
    trouble,
    isAnswered,
    open: () => {
      setIsAnswered(false)
      setTrouble(null)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    settle: (outcome) => {
      if (outcome === 'signedOut') return leaveTo(paths.login(pathname + search))
      setIsAnswered(outcome === 'done' || outcome === 'alreadyHandled')
      if (outcome === 'done') setIsOpen(false)
      else setTrouble(outcome)
    },
  }
}
