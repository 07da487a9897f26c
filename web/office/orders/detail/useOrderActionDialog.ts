import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from './orderActionResult.ts'

/** The state of a dialog that confirms an answer: it closes when the deed is done, and else says what happened. */
export interface OrderActionDialogState {
  isOpen: boolean
  /** What went wrong with the last attempt; null before the first. */
  trouble: Exclude<OrderActionResult, 'done'> | null
  /** Whether the order was answered, here or by somebody else: then the button that opened the dialog is gone. */
  isAnswered: boolean
  open: () => void
  close: () => void
  settle: (outcome: OrderActionResult) => void
}

const TOLD_SECONDS = 30

/**
 * Opens, closes and remembers the outcome for OrderActionDialog. Whoever has left the order is told of a failure wherever
 * they are.
 */
export function useOrderActionDialog(reference: number): OrderActionDialogState {
  const showToast = useToast()
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [trouble, setTrouble] = useState<OrderActionDialogState['trouble']>(null)
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
      if (!isShown.current) {
        if (outcome === 'done') return
        const onPress = () => void navigate(pathname)
        const text = `Dit svar på ordre ${reference} gik måske ikke igennem.`
        showToast({ text, action: { label: 'Se ordren', onPress }, seconds: TOLD_SECONDS })
        return
      }
      setIsAnswered(outcome === 'done' || outcome === 'alreadyHandled')
      if (outcome === 'done') setIsOpen(false)
      else setTrouble(outcome)
    },
  }
}
