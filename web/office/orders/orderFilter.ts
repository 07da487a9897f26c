import { isDate } from '../../../domain/danishTime.ts'
import type { OrderStatus } from '../../../domain/orderStates.ts'

/** What an order list is narrowed by; null is no limit. */
export interface OrderFilter {
  status: OrderStatus | null
  /** Dates of delivery, 'YYYY-MM-DD', inclusive. */
  from: string | null
  to: string | null
  /** Part of reference, orderer or email. */
  query: string | null
}

/** What people call the statuses of a list. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  AWAITING_APPROVAL: 'Afventer',
  ACCEPTED: 'Godkendt, ubetalt',
  PAID: 'Betalt',
  REFUSED: 'Afvist',
}

/** The most that the service takes. */
export const LONGEST_QUERY = 200

/** The filter that stands in an address; what cannot be read there is no limit. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const status = search.get('status')
  return {
    status: isStatus(status) ? status : null,
    from: dateOrNull(search.get('from')),
    to: dateOrNull(search.get('to')),
    query: search.get('q')?.trim().slice(0, LONGEST_QUERY) || null,
  }
}

/** A filter as it stands in an address: '?status=PAID&q=anna', or '' where it limits nothing. */
export function orderFilterSearch({ status, from, to, query }: OrderFilter): string {
  const limits = Object.entries({ status, from, to, q: query }).filter((limit): limit is [string, string] =>
    Boolean(limit[1]),
  )
  return limits.length > 0 ? `?${new URLSearchParams(limits)}` : ''
}

function isStatus(text: string | null): text is OrderStatus {
  return text !== null && Object.hasOwn(STATUS_LABELS, text)
}

function dateOrNull(text: string | null): string | null {
  return text !== null && isDate(text) ? text : null
}
