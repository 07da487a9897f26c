import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { OrderFormShape } from './orderFormSchema.ts'

/** The session storage key of the order form for a caterer. */
export function orderDraftKey(caterNumber: number): string {
  return `order-form:${caterNumber}`
}

/** Parses a stored draft. Returns null for none or a damaged one. */
export function readOrderDraft(stored: string | null): OrderForm | null {
  if (stored === null) return null
  try {
    return OrderFormShape.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
