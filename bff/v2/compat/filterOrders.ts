import type { Order } from '../../../contract/orders.ts'
import { CodedError, InvalidInput } from '../errors.ts'
import { type ListPage, type ReadPage, readPages } from '../listPages.ts'
import type { OrderFilter } from '../orderLists.ts'
import { statusOf, WIRE_STATUS } from '../wireOrder.ts'

const MAX_PAGES = 50

interface ListReaders {
  /** Reads a page with the filter in the address. */
  filtered: ReadPage<Order>
  /** Reads the whole list, for a service that does not know the filter. */
  all: () => Promise<readonly Order[]>
}

/**
 * A page of a filtered list. The filters are our additions to v2: a service that lacks one ignores or refuses it. The
 * answer shows which, and then the whole list is filtered here. Throws NOT_SUPPORTED where that is too long.
 */
export async function filteredPage(
  { filtered, all }: ListReaders,
  filter: OrderFilter,
  limit: number,
  cursor: string | null,
): Promise<ListPage<Order>> {
  // A single order would not show how the list is sorted
  const page = await filtered(Math.max(limit, 2), cursor).catch((error) => {
    // A service that refuses the filter never gave out a cursor for it
    if (cursor === null && error instanceof InvalidInput) return null
    throw error
  })
  // A cursor comes from a page that was sorted as requested: only what does not match is left out
  if (page && cursor !== null) return { ...page, items: page.items.filter((order) => matches(order, filter)) }
  if (page && isAsRequested(page, filter)) return page
  const orders = (await all()).filter((order) => matches(order, filter))
  orders.sort(comparators[filter.sort ?? 'newest'])
  return { items: orders, next: null, total: orders.length }
}

function isAsRequested({ items: orders, next }: ListPage<Order>, filter: OrderFilter): boolean {
  const sort = filter.sort ?? 'newest'
  return orders.every((order) => matches(order, filter)) && (sort === 'newest' || isSorted(orders, sort, next === null))
}

function isSorted(orders: readonly Order[], sort: Sort, isEnd: boolean): boolean {
  if (orders.length < 2) return isEnd
  return orders.every((order, index) => {
    const before = orders[index - 1]
    return !before || comparators[sort](before, order) < 0
  })
}

type Sort = NonNullable<OrderFilter['sort']>
type Compare = (a: Order, b: Order) => number

const byReference: Compare = (a, b) => a.orderRef - b.orderRef

const byDelivery: Compare = (a, b) => {
  const [timeOfA, timeOfB] = [a, b].map(({ delieveryDate, time }) => `${delieveryDate} ${time}`) as [string, string]
  return timeOfA === timeOfB ? byReference(a, b) : timeOfA < timeOfB ? -1 : 1
}

const comparators: Record<Sort, Compare> = {
  newest: (a, b) => byReference(b, a),
  oldest: byReference,
  earliest: byDelivery,
  latest: (a, b) => byDelivery(b, a),
}

/** Every order of a list. Throws NOT_SUPPORTED for a list of more than 50 pages. */
export async function readAllOrders(read: ReadPage<Order>): Promise<readonly Order[]> {
  const all: Order[] = []
  let pages = 0
  for await (const orders of readPages(read)) {
    if (pages++ === MAX_PAGES) throw new CodedError('This v2 service cannot narrow so many orders.', 'NOT_SUPPORTED')
    all.push(...orders)
  }
  return all
}

/** Ignores the query: which fields it searches is the service's own affair. */
function matches(order: Order, { status, from, to, unseen }: OrderFilter): boolean {
  if (status && WIRE_STATUS[statusOf(order)] !== status) return false
  if ((from && order.delieveryDate < from) || (to && order.delieveryDate > to)) return false
  return !unseen || order.seenAt === null
}
