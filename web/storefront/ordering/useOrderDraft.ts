import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { readOrderDraft } from './orderDraft.ts'
import { readSession, writeSession } from '../../session/sessionStore.ts'

/**
 * Stores what is typed in session storage, and restores it when the page opens again. `restored` fits what was
 * stored under the key to what the form allows now.
 */
export function useOrderDraft(
  form: UseFormReturn<OrderForm>,
  key: string,
  restored: (draft: OrderForm) => OrderForm,
): void {
  const restore = useEffectEvent((from: string) => {
    const draft = readOrderDraft(readSession(from))
    if (draft) form.reset(restored(draft))
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
