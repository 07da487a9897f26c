import type { Order } from '../../contract/orders.ts'
import { orderStatus, type OrderState, type OrderStatus } from '../../domain/orderStates.ts'

/** What the wire calls where an order stands. */
export const WIRE_STATUS = {
  AWAITING_APPROVAL: 'awaiting',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REFUSED: 'refused',
} as const satisfies Record<OrderStatus, string>

/** What an order's state hangs on, in the words of the domain. */
export function toOrderState({ caterAccept, refused, paid, payment_method_other }: Order): OrderState {
  return { caterAccept, refused, paid, paymentMethodOther: payment_method_other }
}

/** Where an order of the wire stands. */
export function statusOf(order: Order): OrderStatus {
  return orderStatus(toOrderState(order))
}
