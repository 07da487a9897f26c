import { describeUnusable, readAddressPeriod } from '../time/addressPeriod.ts'
import type { PeriodErrors } from '../time/addressPeriod.ts'
import { collapseBlanks, joinWords } from '../texts/blanks.ts'
import { foldText } from '../texts/typedText.ts'
import { isOrderStatus } from './orderStates.ts'
import type { OrderStatus } from './orderStates.ts'

export const ORDER_LIST_SORTS = [
  'NEWEST_FIRST',
  'OLDEST_FIRST',
  'EARLIEST_DELIVERY_FIRST',
  'LATEST_DELIVERY_FIRST',
] as const

/** The sort order of a list: by its reference, as orders arrive, or by its delivery. */
export type OrderListSort = (typeof ORDER_LIST_SORTS)[number]

const isSort = (text: string | null): text is OrderListSort => ORDER_LIST_SORTS.some((sort) => sort === text)

/** The filter of an order list, and how it is sorted; null is no limit. */
export interface OrderListFilter {
  status: OrderStatus | null
  /** Dates of delivery, 'YYYY-MM-DD', inclusive. */
  from: string | null
  to: string | null
  /** A part of the reference, orderer or email. */
  query: string | null
  sort: OrderListSort
}

/** The filter of an order list in its address. */
export interface OrderListAddress {
  /** The filter of the list: a value that cannot be used is no limit. */
  filter: OrderListFilter
  /** The values of the fields: the filter, with a period that ends before it begins too. */
  written: OrderListFilter
  /** A Danish sentence about each value that is not used as it stands. */
  errors: PeriodErrors & { status?: string; query?: string; sort?: string }
}

/** Shorter queries match the beginnings of words only. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u
const LETTER = /[\p{L}\p{N}]/u

/** Characters of a query; the rest is cut off. */
export const MAX_QUERY_LENGTH = 200

/** Reads the filter of an order list from its address, '?status=PAID&q=anna'. */
export function readOrderListAddress(search: URLSearchParams): OrderListAddress {
  const { from, to, errors: periodErrors } = readAddressPeriod(search)
  const errors: OrderListAddress['errors'] = { ...periodErrors }
  const status = search.get('status')
  const sort = search.get('sort')
  const words = joinWords(search.get('q') ?? '')
  if (status && !isOrderStatus(status)) errors.status = describeUnusable(status, 'en status')
  if (sort && !isSort(sort)) errors.sort = describeUnusable(sort, 'en sortering')
  if (words.length > MAX_QUERY_LENGTH) errors.query = `Der søges kun på de første ${MAX_QUERY_LENGTH} tegn.`
  const written = {
    status: isOrderStatus(status) ? status : null,
    from,
    to,
    query: words.slice(0, MAX_QUERY_LENGTH).trim() || null,
    sort: isSort(sort) ? sort : 'NEWEST_FIRST',
  }
  if (from === null || to === null || from <= to) return { filter: written, written, errors }
  errors.from = `${errors.from} Perioden er ikke brugt.`
  return { filter: { ...written, from: null, to: null }, written, errors }
}

/** Formats a filter for an address; '' if it limits nothing and has the newest first. */
export function formatOrderListFilter({ status, from, to, query, sort }: OrderListFilter): string {
  const sorted = sort === 'NEWEST_FIRST' ? null : sort
  const limits = Object.entries({ status, from, to, q: query, sort: sorted }).filter(
    (limit): limit is [string, string] => Boolean(limit[1]),
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
  const text = collapseBlanks(` ${reference} ${orderer} ${email}`)
  return foldText(text).includes(searchText(foldText(query ?? '')))
}

/**
 * The text to search for in an order's reference, orderer and email, which are joined with a space before each. One or
 * two letters, for which a trigram index is too coarse, are searched at the beginning of a word. Several blanks are one.
 */
export function searchText(words: string): string {
  const text = collapseBlanks(words)
  return LETTER.test(text) && !TRIGRAM.test(text) ? ` ${text}` : text
}
