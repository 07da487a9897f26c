import type { OrderListSort } from '../../domain/orders/orderListFilter.ts'

/** The ways to sort an order list, as the v2 service names them. */
export const WIRE_SORT = {
  NEWEST_FIRST: 'newest',
  OLDEST_FIRST: 'oldest',
  EARLIEST_DELIVERY_FIRST: 'earliest',
  LATEST_DELIVERY_FIRST: 'latest',
} as const satisfies Record<OrderListSort, string>

type WireSort = (typeof WIRE_SORT)[OrderListSort]

/** The filter of an order list. Dates of delivery 'YYYY-MM-DD', both included. */
export interface OrderFilter {
  status?: 'awaiting' | 'accepted' | 'paid' | 'refused' | 'cancelled' | null
  from?: string | null
  to?: string | null
  query?: string | null
  /** Only orders that nobody of the caterer has opened. */
  unseen?: boolean | null
  /** By reference, or by delivery ('earliest', 'latest'); 'newest' where it is left out. */
  sort?: WireSort | null
}
