import type { OrderForm } from '../../../domain/orderForm.ts'
import { OrderFormShape } from './orderFormSchema.ts'

/** The key of session storage under which the order form for a caterer is kept. */
export function orderDraftKey(caterNumber: number): string {
  return `order-form:${caterNumber}`
}

/** What was typed; null where nothing was stored or it is damaged. */
export function readOrderDraft(stored: string | null): OrderForm | null {
  if (stored === null) return null
  try {
    return OrderFormShape.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
