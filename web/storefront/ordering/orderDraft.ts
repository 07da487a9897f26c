import { OTHER_NEED, type TypedNeed } from '../../../domain/foods/needs.ts'
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
    const draft = OrderFormShape.safeParse(JSON.parse(stored)).data
    return draft ? { ...draft, needs: draft.needs.map(withChoice) } : null
  } catch {
    return null
  }
}

// 'Andet' was no choice of its own in what earlier releases stored
const withChoice = (need: TypedNeed): TypedNeed =>
  need.choice === '' && need.text !== '' ? { ...need, choice: OTHER_NEED } : need
