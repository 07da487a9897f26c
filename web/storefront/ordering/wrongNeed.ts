import type { FieldErrors } from 'react-hook-form'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'

/** The first field of the first need that is wrong. */
export function wrongNeed({ needs }: FieldErrors<OrderForm>) {
  const row = Math.max(0, needs?.findIndex?.((errors) => errors) ?? 0)
  const errors = needs?.[row]
  const field = errors?.guests ? 'guests' : errors?.choice ? 'choice' : 'text'
  return `needs.${row}.${field}` as const
}
