import { useState } from 'react'
import { MIN_CATER_MESSAGE_LENGTH } from '../../../../domain/textLengths.ts'
import { REFUSAL_TEXTS } from '../../../../domain/texts.ts'
import type { ActionError } from '../../form/saveResult.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from './orderActionResult.ts'
import { useSessionText } from './useSessionText.ts'
import { useSendCaterOrderMessage } from './useSendCaterOrderMessage.ts'

/** The message that is being written about an order: kept in session storage until it is sent. */
export function useOrderMessage(orderId: string) {
  const [sendMessage, isSending] = useSendCaterOrderMessage()
  const [message, setMessage] = useSessionText(`order-message:${orderId}`)
  const [error, setError] = useState<string>()
  const [trouble, setTrouble] = useState<ActionError | null>(null)
  const showToast = useToast()

  const type = (text: string) => {
    setMessage(text)
    if (text.trim().length >= MIN_CATER_MESSAGE_LENGTH) setError(undefined)
  }
  const settle = (outcome: OrderActionResult) => {
    if (typeof outcome === 'object') return setError(outcome.refused)
    if (outcome !== 'done') return setTrouble(outcome === 'signedOut' ? 'signedOut' : 'failed')
    type('')
    showToast({ text: 'Beskeden er sendt' })
  }
  /** `form` is where the field is that is focused where the message is too short. */
  const send = (form: HTMLFormElement) => {
    if (isSending) return
    setTrouble(null)
    const isTooShort = message.trim().length < MIN_CATER_MESSAGE_LENGTH
    setError(isTooShort ? REFUSAL_TEXTS.messageTooShort : undefined)
    if (isTooShort) form.querySelector('textarea')?.focus()
    else sendMessage(orderId, message.trim(), settle)
  }
  return { message, type, error, trouble, send, isSending }
}
