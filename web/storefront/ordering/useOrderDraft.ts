import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { readOrderDraft } from './orderDraft.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'

/**
 * Stores what is typed in session storage, and restores it when the page opens again. `start` returns the values to begin with
 * from those that were stored under the key, null for none; null leaves the form as it is.
 */
export function useOrderDraft(
  form: UseFormReturn<OrderForm>,
  key: string,
  start: (draft: OrderForm | null) => OrderForm | null,
): void {
  const restore = useEffectEvent((from: string) => {
    const values = start(readOrderDraft(readSession(from)))
    if (values) form.reset(values)
  })
  useEffect(() => restore(key), [key])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeSession(key, JSON.stringify(values)),
      }),
    [form, key],
  )
}
