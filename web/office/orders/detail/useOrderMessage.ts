import { useState } from 'react'
import { MIN_CATER_MESSAGE_LENGTH } from '../../../../domain/texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../../../../domain/texts/texts.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import type { OrderActionResult } from '../../orderActions/orderActionResult.ts'
import { useSessionText } from './useSessionText.ts'
import { useSendCaterOrderMessage } from './useSendCaterOrderMessage.ts'

/** The draft of a message about an order, stored in session storage until it is sent. */
export function useOrderMessage(orderId: string) {
  const [sendMessage, isSending] = useSendCaterOrderMessage()
  const [message, setText] = useSessionText(`order-message:${orderId}`)
  const [fieldError, setFieldError] = useState<string>()
  const [result, setResult] = useState<OrderActionResult | null>(null)
  const showToast = useToast()

  const setMessage = (text: string) => {
    setText(text)
    if (text.trim().length >= MIN_CATER_MESSAGE_LENGTH) setFieldError(undefined)
  }
  const handleResult = (sent: OrderActionResult) => {
    if (typeof sent === 'object') return setFieldError(sent.refused)
    if (sent !== 'done') return setResult(sent)
    setMessage('')
    showToast({ text: 'Beskeden er sendt' })
  }
  /** Focuses the message's field in `form` where the message is too short. */
  const send = (form: HTMLFormElement) => {
    if (isSending) return
    setResult(null)
    const isTooShort = message.trim().length < MIN_CATER_MESSAGE_LENGTH
    setFieldError(isTooShort ? REFUSAL_TEXTS.messageTooShort : undefined)
    if (isTooShort) form.querySelector('textarea')?.focus()
    else sendMessage(orderId, message.trim(), handleResult)
  }
  return { message, setMessage, fieldError, result, send, isSending }
}
