import type { Order } from '../../contract/orders.ts'
import type { OrderStatus, PaymentMethod } from '../../domain/orders/orderStates.ts'
import { versionOf } from './versions.ts'

/** The statuses as the v2 service names them in its filters. */
export const WIRE_STATUS = {
  AWAITING_APPROVAL: 'awaiting',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<OrderStatus, string>

/** The status of an order. A cancellation outweighs all else, then a refused order, and only an accepted order counts as paid. */
export function statusOf({
  cancelledAt,
  refused,
  caterAccept,
  paid,
}: Pick<Order, 'cancelledAt' | 'refused' | 'caterAccept' | 'paid'>): OrderStatus {
  if (cancelledAt !== null) return 'CANCELLED'
  if (refused) return 'REFUSED'
  if (!caterAccept) return 'AWAITING_APPROVAL'
  return paid ? 'PAID' : 'ACCEPTED'
}

/** The way an order was paid; null until it is. */
export function paymentMethodOf(order: Order): PaymentMethod | null {
  if (statusOf(order) !== 'PAID') return null
  return order.payment_method_other ? 'BANK_TRANSFER' : 'CARD'
}

/** The version of an order. What depends on who reads it, and on the time, is left out. */
export const orderVersion = (order: Order): string =>
  versionOf({
    ...order,
    canUndo: undefined,
    cancellation: undefined,
    changeLimits: undefined,
    canPropose: undefined,
    proposals: order.proposals.map(
      ({ canAnswer: _canAnswer, canWithdraw: _canWithdraw, warnings: _warnings, ...proposal }) => proposal,
    ),
  })
