import type { Order } from '../../contract/orders.ts'
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

/** A page of an order list. */
export interface OrderPage {
  orders: Order[]
  /** The v2 cursor of the page after it; null at the end. */
  next: string | null
  /** Orders in the whole list; null where the service does not count them. */
  total: number | null
}

/** Reads a page of at most `limit` orders from a v2 cursor on; null is the start. */
export type ReadPage = (limit: number, cursor: string | null) => Promise<OrderPage>

const PAGE_SIZE = 100

/** Reads a whole order list page by page. Yields at least one page, which may be empty. */
export async function* readPages(read: ReadPage): AsyncGenerator<Order[]> {
  let cursor: string | null = null
  do {
    const { orders, next } = await read(PAGE_SIZE, cursor)
    yield orders
    cursor = next
  } while (cursor !== null)
}
