import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { leaveTo } from '../../login/leaveTo.ts'
import { paths } from '../../paths.ts'
import { readSession, writeSession } from '../../sessionStore.ts'
import { useOfficeToast } from '../parts/OfficeToasts.tsx'
import type { OrderDeedOutcome } from './orderDeedOutcome.ts'
import { useSendCaterOrderMessage } from './useSendCaterOrderMessage.ts'

const SHORTEST_MESSAGE = 15
const TOO_SHORT = 'Beskeden skal være mere end 14 tegn.'

/** The message that is being written about an order: kept in session storage until it is sent. */
export function useOrderMessage(orderId: string) {
  const [sendMessage, isSending] = useSendCaterOrderMessage()
  const key = `order-message:${orderId}`
  // the server knows nothing of it
  const kept = useSyncExternalStore(
    () => () => {},
    () => readSession(key) ?? '',
    () => '',
  )
  const [typed, setTyped] = useState<string>()
  const message = typed ?? kept
  const [error, setError] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const showToast = useOfficeToast()
  const { pathname, search } = useLocation()

  const type = (text: string) => {
    setTyped(text)
    writeSession(key, text || null)
    if (text.trim().length >= SHORTEST_MESSAGE) setError(undefined)
  }
  const settle = (outcome: OrderDeedOutcome) => {
    if (outcome === 'signedOut') return leaveTo(paths.login(pathname + search))
    if (typeof outcome === 'object') return setError(outcome.refused)
    if (outcome !== 'done') return setHasFailed(true)
    type('')
    showToast({ text: 'Beskeden er sendt' })
  }
  /** `form` is where the field is that is focused where the message is too short. */
  const send = (form: HTMLFormElement) => {
    if (isSending) return
    setHasFailed(false)
    const isTooShort = message.trim().length < SHORTEST_MESSAGE
    setError(isTooShort ? TOO_SHORT : undefined)
    if (isTooShort) form.querySelector('textarea')?.focus()
    else sendMessage(orderId, message.trim(), settle)
  }
  return { message, type, error, hasFailed, send, isSending }
}
