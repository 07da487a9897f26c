import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from '../../orderActions/orderActionResult.ts'

/** The state of a dialog that confirms an action: it closes when the action is done, and explains a failure otherwise. */
export interface OrderActionDialogState {
  isOpen: boolean
  /** The result of the last attempt; null before the first. */
  error: Exclude<OrderActionResult, 'done'> | null
  /** The order was answered, here or by somebody else, so the button that opened the dialog is gone. */
  isAnswered: boolean
  open: () => void
  close: () => void
  handleResult: (result: OrderActionResult) => void
}

const FAILURE_TOAST_SECONDS = 30

/** The state of an OrderActionDialog. Where the user has left the order meanwhile, a toast reports the failure. */
export function useOrderActionDialog(reference: number): OrderActionDialogState {
  const showToast = useToast()
  const navigate = useNavigate()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<OrderActionDialogState['error']>(null)
  const [isAnswered, setIsAnswered] = useState(false)
  return {
    isOpen,
    error,
    isAnswered,
    open: () => {
      setIsAnswered(false)
      setError(null)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    handleResult: (result) => {
      if (!isMounted.current) {
        if (result === 'done') return
        const onPress = () => void navigate(pathname)
        const text = `Dit svar på ordre ${reference} gik måske ikke igennem.`
        showToast({ text, action: { label: 'Se ordren', onPress }, seconds: FAILURE_TOAST_SECONDS })
        return
      }
      setIsAnswered(result === 'done' || result === 'alreadyHandled')
      if (result === 'done') setIsOpen(false)
      else setError(result)
    },
  }
}
