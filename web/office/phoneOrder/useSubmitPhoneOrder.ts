import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { mayGoBeyond } from '../../../domain/orders/phoneOrder.ts'
import type { BeyondCode } from '../../../domain/orders/phoneOrder.ts'
import { randomId } from '../../browser/randomId.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'
import { useBasket } from '../../storefront/basket/useBasket.ts'
import { orderAttempt, readOrderAttempt } from '../../storefront/ordering/orderAttempt.ts'
import type { OrderAttempt } from '../../storefront/ordering/orderAttempt.ts'
import type { OrderTotals } from '../../storefront/ordering/orderTotals.ts'
import { orderContent } from '../../storefront/ordering/placeOrderInput.ts'
import { refusedOrder } from '../../storefront/ordering/refusedOrder.ts'
import type { OrderIssue } from '../../storefront/ordering/refusedOrder.ts'
import { useReprice } from '../../storefront/ordering/useReprice.ts'
import { toActionError } from '../form/saveResult.ts'
import { useCreatePhoneOrder } from './useCreatePhoneOrder.ts'
import { PHONE_FIELD_ORDER } from './phoneFieldOrder.ts'
import type { PhoneOrderOutcome } from './useCreatePhoneOrder.ts'

/** The notice after a submit that created no order. */
export type PhoneOrderNotice =
  | { kind: 'failed' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; messages: readonly string[] }
  | { kind: 'priceChanged'; before: Oere; now: Oere }
  /** `beyond` are its reasons, which the caterer may go beyond; null where it may not. */
  | {
      kind: 'notAvailable'
      reasons: readonly { code: string; message: string }[]
      beyond: readonly BeyondCode[] | null
      alternatives: readonly string[]
    }

/** The answer to the last submit. */
interface PhoneOrderAnswer {
  notice: PhoneOrderNotice | null
  /** The errors of lines, by their index. */
  lines: ReadonlyMap<number, string>
}

const NO_ANSWER: PhoneOrderAnswer = { notice: null, lines: new Map() }

/** The session storage key of the draft of a caterer's phone order. */
export const phoneDraftKey = (caterNumber: number): string => `phone-order:${caterNumber}`
const attemptKey = (caterNumber: number): string => `phone-order-attempt:${caterNumber}`

interface SubmitPhoneOrder {
  form: UseFormReturn<OrderForm>
  caterNumber: number
  /** Called when the order is created, and nothing of it is stored any more. */
  onCreated: (order: { uuid: string; reference: number }) => void
}

/**
 * Creates the phone order: once at a time, with the same idempotency key for the same content. Form and lines stay after
 * any failure. Returns `[submit, isSubmitting, answer, forgetAnswer]`.
 */
export function useSubmitPhoneOrder({ form, caterNumber, onCreated }: SubmitPhoneOrder) {
  const { clear } = useBasket(caterNumber)
  const createPhoneOrder = useCreatePhoneOrder()
  const reprice = useReprice(caterNumber)
  const isProcessing = useRef(false)
  const lastAttempt = useRef<OrderAttempt | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [answer, setAnswer] = useState(NO_ANSWER)
  const notify = (notice: PhoneOrderNotice) => setAnswer({ ...NO_ANSWER, notice })

  const send = (values: OrderForm, totals: OrderTotals, beyond: readonly BeyondCode[]) => {
    const key = attemptKey(caterNumber)
    const order = orderContent(values, totals, { caterNumber, isGuest: true })
    const last = lastAttempt.current ?? readOrderAttempt(readSession(key))
    const attempt = orderAttempt(last, JSON.stringify([order, beyond]), randomId)
    lastAttempt.current = attempt
    writeSession(key, JSON.stringify(attempt))
    return createPhoneOrder({ order: { ...order, idempotencyKey: attempt.key }, beyond: [...beyond] })
  }

  const showIssues = (issues: readonly OrderIssue[]) => {
    const refused = refusedOrder(issues, (field) => !field.startsWith('delivery.') || form.getValues('isDelivery'))
    for (const { field, message } of refused.fields) form.setError(field, { type: 'service', message })
    const first = PHONE_FIELD_ORDER.find((field) => refused.fields.some((wrong) => wrong.field === field))
    if (first) form.setFocus(first)
    setAnswer({
      notice: refused.form.length > 0 ? { kind: 'refused', messages: refused.form } : null,
      lines: new Map(refused.lines.map(({ index, message }) => [index, message])),
    })
  }

  const handleOutcome = async (outcome: PhoneOrderOutcome, totals: OrderTotals) => {
    switch (outcome.__typename) {
      case 'Order':
        writeSession(phoneDraftKey(caterNumber), null)
        writeSession(attemptKey(caterNumber), null)
        clear()
        onCreated(outcome)
        return
      case 'PriceChanged':
        await reprice(totals, outcome.lines)
        notify({ kind: 'priceChanged', before: totals.total, now: toOere(outcome.total) })
        return
      case 'ValidationFailed':
        if (outcome.issues.some(({ validatorKey }) => validatorKey === 'price_changed')) await reprice(totals)
        showIssues(outcome.issues)
        return
      case 'NotAvailable': {
        const { reasons, alternatives } = outcome
        const codes = reasons.map(({ code }) => code).filter(mayGoBeyond)
        notify({
          kind: 'notAvailable',
          reasons,
          beyond: codes.length === reasons.length ? [...new Set(codes)] : null,
          alternatives,
        })
        return
      }
      case 'TooManyAttempts':
        notify({ kind: 'refused', messages: [outcome.message] })
        return
      default:
        throw new Error('An outcome that this form does not know')
    }
  }

  const submit = async (values: OrderForm, totals: OrderTotals, beyond: readonly BeyondCode[]) => {
    if (isProcessing.current) return
    isProcessing.current = true
    setIsSubmitting(true)
    setAnswer(NO_ANSWER)
    try {
      await handleOutcome(await send(values, totals, beyond), totals)
    } catch (error) {
      notify({ kind: error instanceof Error ? toActionError(error) : 'failed' })
    } finally {
      isProcessing.current = false
      setIsSubmitting(false)
    }
  }

  return [submit, isSubmitting, answer, () => setAnswer(NO_ANSWER)] as const
}
