import type { OrderStatus } from '../../../domain/orders/orderStates.ts'

/** The Danish names of the statuses of a list. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt, ubetalt',
  PAID: 'Betalt',
  REFUSED: 'Afvist',
  CANCELLED: 'Afbestilt',
}
