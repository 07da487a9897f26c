import { isDate } from './danishTime.ts'
import { isOrderStatus } from './orderStates.ts'
import type { OrderStatus } from './orderStates.ts'

/** The filter of an order list; null is no limit. */
export interface OrderListFilter {
  status: OrderStatus | null
  /** Dates of delivery, 'YYYY-MM-DD', inclusive. */
  from: string | null
  to: string | null
  /** A part of the reference, orderer or email. */
  query: string | null
}

/** Shorter queries match the beginnings of words only. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/** Characters of a query; the rest is cut off. */
export const MAX_QUERY_LENGTH = 200

/** Parses the filter in an address, '?status=PAID&q=anna'. Invalid values are no limit. */
export function parseOrderListFilter(search: URLSearchParams): OrderListFilter {
  const status = search.get('status')
  return {
    status: isOrderStatus(status) ? status : null,
    from: dateOrNull(search.get('from')),
    to: dateOrNull(search.get('to')),
    query: search.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) || null,
  }
}

/** Formats a filter for an address; '' if it limits nothing. */
export function formatOrderListFilter({ status, from, to, query }: OrderListFilter): string {
  const limits = Object.entries({ status, from, to, q: query }).filter((limit): limit is [string, string] =>
    Boolean(limit[1]),
  )
  return limits.length > 0 ? `?${new URLSearchParams(limits)}` : ''
}

/** Returns whether an order passes a filter. */
export function matchesFilter(
  order: { reference: number; status: string; deliveryDate: string; orderer: string; email: string },
  { status, from, to, query }: Partial<OrderListFilter>,
): boolean {
  const { deliveryDate, reference, orderer, email } = order
  if (status && order.status !== status) return false
  if ((from && deliveryDate < from) || (to && deliveryDate > to)) return false
  return ` ${reference} ${orderer} ${email}`.toLowerCase().includes(searchText(query ?? '').toLowerCase())
}

/**
 * The text to search for in an order's reference, orderer and email, which are joined with a space before each. One or
 * two letters, for which a trigram index is too coarse, are searched at the beginning of a word.
 */
export function searchText(words: string): string {
  return LETTER.test(words) && !TRIGRAM.test(words) ? ` ${words}` : words
}

function dateOrNull(text: string | null): string | null {
  return text !== null && isDate(text) ? text : null
}
