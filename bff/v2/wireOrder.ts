import type { Order } from '../../contract/orders.ts'
import type { OrderStatus, PaymentMethod } from '../../domain/orderStates.ts'
import { versionOf } from './versions.ts'

/** The statuses as the v2 service names them in its filters. */
export const WIRE_STATUS = {
  AWAITING_APPROVAL: 'awaiting',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REFUSED: 'refused',
} as const satisfies Record<OrderStatus, string>

/** The status of an order. A refusal outweighs all else, and only an accepted order counts as paid. */
export function statusOf({ refused, caterAccept, paid }: Pick<Order, 'refused' | 'caterAccept' | 'paid'>): OrderStatus {
  if (refused) return 'REFUSED'
  if (!caterAccept) return 'AWAITING_APPROVAL'
  return paid ? 'PAID' : 'ACCEPTED'
}

/** The way an order was paid; null until it is. */
export function paymentMethodOf(order: Order): PaymentMethod | null {
  if (statusOf(order) !== 'PAID') return null
  return order.payment_method_other ? 'BANK_TRANSFER' : 'CARD'
}

/** The version of an order. `canUndo` is left out: it depends on who reads it, and on the time. */
export const orderVersion = (order: Order): string => versionOf({ ...order, canUndo: undefined })
