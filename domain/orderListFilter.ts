import { isDate } from './danishTime.ts'
import { isOrderStatus } from './orderStates.ts'
import type { OrderStatus } from './orderStates.ts'

/** What an order list is narrowed by; null is no limit. */
export interface OrderListFilter {
  status: OrderStatus | null
  /** Dates of delivery, 'YYYY-MM-DD', inclusive. */
  from: string | null
  to: string | null
  /** Part of reference, orderer or email. */
  query: string | null
}

/** Letters in a row that are looked for in the middle of a word, too. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/** The most characters that are searched for. */
export const MAX_QUERY_LENGTH = 200

/** The filter that stands in an address: '?status=PAID&q=anna'. What cannot be read there is no limit. */
export function parseOrderListFilter(search: URLSearchParams): OrderListFilter {
  const status = search.get('status')
  return {
    status: isOrderStatus(status) ? status : null,
    from: dateOrNull(search.get('from')),
    to: dateOrNull(search.get('to')),
    query: search.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) || null,
  }
}

/** A filter as it stands in an address, or '' where it limits nothing. */
export function formatOrderListFilter({ status, from, to, query }: OrderListFilter): string {
  const limits = Object.entries({ status, from, to, q: query }).filter((limit): limit is [string, string] =>
    Boolean(limit[1]),
  )
  return limits.length > 0 ? `?${new URLSearchParams(limits)}` : ''
}

/** Whether a list that is narrowed so holds an order. */
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
 * What is looked for in the text of an order, which holds reference, orderer and email, each after a space. One or two
 * letters, which every index is too coarse for, are looked for where a word begins.
 */
export function searchText(words: string): string {
  return LETTER.test(words) && !TRIGRAM.test(words) ? ` ${words}` : words
}

function dateOrNull(text: string | null): string | null {
  return text !== null && isDate(text) ? text : null
}
