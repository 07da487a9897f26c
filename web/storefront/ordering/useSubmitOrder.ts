import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { randomId } from '../../browser/randomId.ts'
import { useRetry } from '../../relay/useRetry.ts'
import { orderAttempt, orderAttemptKey, readOrderAttempt } from './orderAttempt.ts'
import type { OrderAttempt } from './orderAttempt.ts'
import { orderDraftKey } from './orderDraft.ts'
import { FIELD_ORDER } from './orderFormSchema.ts'
import type { OrderField } from './orderFormSchema.ts'
import type { OrderTotals } from './orderTotals.ts'
import { placedOrder } from './placedOrder.ts'
import { orderContent } from './placeOrderInput.ts'
import { requiresEmail, refusedOrder, SIGNED_OUT_TEXT } from './refusedOrder.ts'
import type { OrderIssue } from './refusedOrder.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'
import type { ShownMenusById } from '../../catalogue/menuNode.ts'
import type { ShownOrder } from '../placed/shownOrder.ts'
import { useBasket } from '../basket/useBasket.ts'
import { useReprice } from './useReprice.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import type { PlaceOrderOutcome } from './usePlaceOrder.ts'

/** The notice above the button after a submit that placed no order. */
export type OrderNotice =
  | { kind: 'failed' }
  | { kind: 'refused'; messages: string[] }
  | { kind: 'priceChanged'; before: Oere; now: Oere }
  /** It is not available so; on these dates it is. */
  | { kind: 'notAvailable'; messages: string[]; alternatives: readonly string[] }

/** The issues that the service found in the last order sent. */
export interface OrderAnswer {
  notice: OrderNotice | null
  /** By the index of the basket's line. */
  lines: ReadonlyMap<number, string>
  isEmailTaken: boolean
}

const NO_ANSWER: OrderAnswer = { notice: null, lines: new Map(), isEmailTaken: false }

function noticeOf(messages: string[], alternatives: readonly string[] | null): OrderNotice | null {
  if (alternatives) return { kind: 'notAvailable', messages, alternatives }
  return messages.length > 0 ? { kind: 'refused', messages } : null
}

interface SubmitOrder {
  form: UseFormReturn<OrderForm>
  caterNumber: number
  isGuest: boolean
  /** Today's; null where they are not known. */
  menus: ShownMenusById | null
  /** Called with the order when it is placed, before the basket is cleared. */
  onPlaced: (order: ShownOrder) => void
}

/**
 * Sends the order: once at a time, with the same idempotency key for the same content. Form and basket stay after
 * any failure. Returns `[submit, isSubmitting, answer, forgetAnswer]`.
 */
export function useSubmitOrder({ form, caterNumber, isGuest, menus, onPlaced }: SubmitOrder) {
  const { clear } = useBasket(caterNumber)
  const placeOrder = usePlaceOrder()
  const reprice = useReprice(caterNumber)
  const [reload] = useRetry()
  const isProcessing = useRef(false)
  const lastAttempt = useRef<OrderAttempt | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [answer, setAnswer] = useState(NO_ANSWER)

  const send = (content: ReturnType<typeof orderContent>) => {
    const key = orderAttemptKey(caterNumber)
    const last = lastAttempt.current ?? readOrderAttempt(readSession(key))
    const attempt = orderAttempt(last, JSON.stringify(content), randomId)
    lastAttempt.current = attempt
    writeSession(key, JSON.stringify(attempt))
    return placeOrder({ ...content, idempotencyKey: attempt.key })
  }

  /** `alternatives` are dates on which it is available instead; null where that is not what stands in the way. */
  const showIssues = (issues: readonly OrderIssue[], alternatives: readonly string[] | null = null) => {
    if (!isGuest && requiresEmail(issues)) {
      setAnswer({ ...NO_ANSWER, notice: { kind: 'refused', messages: [SIGNED_OUT_TEXT] } })
      // the page is then signed out, too, and its form has a field for the email
      reload()
      return
    }
    const isShown = (field: OrderField) => {
      if (field === 'user.email') return isGuest
      return !field.startsWith('delivery.') || form.getValues('isDelivery')
    }
    const { fields, lines, form: messages, isEmailTaken } = refusedOrder(issues, isShown)
    for (const { field, message } of fields) form.setError(field, { type: 'service', message })
    const first = FIELD_ORDER.find((field) => fields.some((wrong) => wrong.field === field))
    if (first) form.setFocus(first)
    setAnswer({
      notice: noticeOf(messages, alternatives),
      lines: new Map(lines.map(({ index, message }) => [index, message])),
      isEmailTaken,
    })
  }

  const handleOutcome = async (outcome: PlaceOrderOutcome, values: OrderForm, totals: OrderTotals) => {
    switch (outcome.__typename) {
      case 'PlacedOrder':
        writeSession(orderDraftKey(caterNumber), null)
        writeSession(orderAttemptKey(caterNumber), null)
        onPlaced(placedOrder(outcome, values, totals, menus))
        clear()
        return
      case 'PriceChanged': {
        await reprice(totals, outcome.lines)
        setAnswer({ ...NO_ANSWER, notice: { kind: 'priceChanged', before: totals.total, now: toOere(outcome.total) } })
        return
      }
      case 'ValidationFailed':
        if (outcome.issues.some(({ validatorKey }) => validatorKey === 'price_changed')) await reprice(totals)
        showIssues(outcome.issues)
        return
      case 'NotAvailable':
        showIssues(outcome.issues, outcome.alternatives)
        return
      case 'TooManyAttempts':
        setAnswer({ ...NO_ANSWER, notice: { kind: 'refused', messages: [outcome.message] } })
        return
      default:
        throw new Error('An outcome that this form does not know')
    }
  }

  const submit = async (values: OrderForm, totals: OrderTotals) => {
    if (isProcessing.current) return
    isProcessing.current = true
    setIsSubmitting(true)
    setAnswer(NO_ANSWER)
    try {
      await handleOutcome(await send(orderContent(values, totals, { caterNumber, isGuest })), values, totals)
    } catch {
      setAnswer({ ...NO_ANSWER, notice: { kind: 'failed' } })
    } finally {
      isProcessing.current = false
      setIsSubmitting(false)
    }
  }

  return [submit, isSubmitting, answer, () => setAnswer(NO_ANSWER)] as const
}
