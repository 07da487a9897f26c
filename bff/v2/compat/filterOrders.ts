import type { Order } from '../../../contract/orders.ts'
import { CodedError, InvalidInput } from '../errors.ts'
import { allPages, type ReadPage } from '../../orders/orderPages.ts'
import type { OrderFilter, OrderPage } from '../../orders/ordersApi.ts'
import { statusOf, WIRE_STATUS } from '../wireOrder.ts'

/** So many pages are read and looked through at most. */
const MOST_PAGES = 50

/** The two ways to a list: with the filter in the address, and all of it, for a service that does not know the filter. */
interface ListReaders {
  filtered: ReadPage
  whole: () => Promise<readonly Order[]>
}

/**
 * A part of a filtered list. Filters are additions: a service that lacks one leaves it out or refuses it. That shows
 * in what it answers, and then the whole list is looked through here; NOT_SUPPORTED where that is too long.
 */
export async function filteredPage(
  { filtered, whole }: ListReaders,
  filter: OrderFilter,
  limit: number,
  cursor: string | null,
): Promise<OrderPage> {
  // One order alone would not tell which way the list goes
  const page = await filtered(Math.max(limit, 2), cursor).catch((error) => {
    // A service that refuses a filter has no cursor for it
    if (cursor === null && error instanceof InvalidInput) return null
    throw error
  })
  // What came before went the right way, or it would have been looked through: only what does not fit is left out
  if (page && cursor !== null) return { ...page, orders: page.orders.filter((order) => fits(order, filter)) }
  if (page && isAsAsked(page, filter)) return page
  const orders = (await whole()).filter((order) => fits(order, filter))
  orders.sort((a, b) => (filter.sort === 'oldest' ? a.orderRef - b.orderRef : b.orderRef - a.orderRef))
  return { orders, next: null, total: orders.length }
}

function isAsAsked({ orders, next }: OrderPage, filter: OrderFilter): boolean {
  return orders.every((order) => fits(order, filter)) && (filter.sort !== 'oldest' || isRising(orders, next === null))
}

function isRising(orders: readonly Order[], isEnd: boolean): boolean {
  if (orders.length < 2) return isEnd
  return orders.every(({ orderRef }, index) => index === 0 || orderRef > (orders[index - 1]?.orderRef ?? 0))
}

/** Every order of a list, page by page. */
export async function readWhole(read: ReadPage): Promise<readonly Order[]> {
  const whole: Order[] = []
  let pages = 0
  for await (const orders of allPages(read)) {
    if (pages++ === MOST_PAGES) throw new CodedError('This v2 service cannot narrow so many orders.', 'NOT_SUPPORTED')
    whole.push(...orders)
  }
  return whole
}

/** As far as it shows: what words are looked for in is the service's own affair. */
function fits(order: Order, { status, from, to, unseen }: OrderFilter): boolean {
  if (status && WIRE_STATUS[statusOf(order)] !== status) return false
  if ((from && order.delieveryDate < from) || (to && order.delieveryDate > to)) return false
  return !unseen || order.seenAt === null
}
