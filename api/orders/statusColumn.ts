import type { OrderStatus } from '../../domain/orders/orderStates.ts'
import type { OrderRow } from './orderStore.ts'

const COLUMN = {
  AWAITING_APPROVAL: 'awaiting',
  ACCEPTED: 'accepted',
  PAID: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
} as const satisfies Record<OrderStatus, OrderRow['status']>

const STATUS: Record<OrderRow['status'], OrderStatus> = {
  awaiting: 'AWAITING_APPROVAL',
  accepted: 'ACCEPTED',
  paid: 'PAID',
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
}

/** A status as the database names it. */
export const toStatusColumn = (status: OrderStatus): OrderRow['status'] => COLUMN[status]

/** The status that the database names so. */
export const toOrderStatus = (column: OrderRow['status']): OrderStatus => STATUS[column]
