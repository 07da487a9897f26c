import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { Viewer } from '../viewer.ts'
import type { OrderFilter } from './orderFilter.ts'
import { searchPattern } from './orderSearch.ts'
import { anyOf, ordersOf, type WholeOrder, withHistory } from './orderStore.ts'

/** Where words, dates or ids narrow a list, counting every row would take longer than the page: no further than this. */
const MOST_COUNTED = 200

/** The references that are kept, the newest first. */
type References = SelectQueryBuilder<Database, 'order', { orderRef: number }>

/** A list of orders, the newest reference first. */
export interface OrderList {
  orders: WholeOrder[]
  /** Counts them over all pages; null where it is no page, and where a narrowed list has more than 200. */
  total: number | null
  /** Where the next page begins; null at the end. */
  nextCursor: string | null
}

/** The orders that the viewer may see and the filter keeps. */
export async function listOrders(db: Db, viewer: Viewer, filter: OrderFilter): Promise<OrderList> {
  const { limit, cursor } = filter
  const kept = filtered(db, viewer, filter, limit === undefined ? null : await newestReference(db, viewer, filter))
  const rest = cursor === undefined ? kept : kept.where('order.orderRef', '<', cursor)
  if (limit === undefined)
    return { orders: await withHistory(db, await wholeRows(db, rest)), total: null, nextCursor: null }
  // One more than asked for tells whether there is a next page
  const rows = await wholeRows(db, rest.limit(limit + 1))
  const orders = await withHistory(db, rows.slice(0, limit))
  const hasNext = rows.length > limit
  const isWhole = cursor === undefined && !hasNext
  const total = isWhole ? orders.length : await countOrders(db, viewer, filter, kept)
  return { orders, total, nextCursor: hasNext ? String(orders.at(-1)?.orderRef) : null }
}

/** The rows of the references, which are found in narrow indexes without reading a row. */
function wholeRows(db: Db, references: References) {
  const rows = db.selectFrom('order').selectAll().where('orderRef', 'in', references)
  return rows.orderBy('orderRef', 'desc').execute()
}

/** None that the filter keeps has a higher reference than this; null is no limit. */
async function newestReference(db: Db, viewer: Viewer, { caterId, from, to }: OrderFilter): Promise<number | null> {
  // A caterer's or a customer's own orders are few
  if (!to || viewer.role !== 'admin' || caterId !== undefined) return null
  // The planner takes dates and references for unrelated: it would pass all that were placed after an old date
  const { newest } = await db
    .selectNoFrom(
      sql<number | null>`(
        select max(newest."orderRef") from
          generate_series(
            greatest(${from ?? null}::date, (select min("deliveryDate") from "order")),
            least(${to}::date, (select max("deliveryDate") from "order")), interval '1 day') as day,
          lateral (
            select "orderRef" from "order" where "deliveryDate" = day::date order by "orderRef" desc limit 1) as newest
      )`.as('newest'),
    )
    .executeTakeFirstOrThrow()
  return newest ?? 0
}

/** How many the filter keeps; null is more than are counted. By status alone that stands in a table, however many. */
async function countOrders(db: Db, viewer: Viewer, filter: OrderFilter, kept: References): Promise<number | null> {
  const { caterId, ids, status, from, to, q } = filter
  if (viewer.role === 'customer' || ids || from || to || q) {
    const some = kept.limit(MOST_COUNTED + 1).as('some')
    const counted = db.selectFrom(some).select((one) => one.fn.countAll<number>().as('total'))
    const { total } = await counted.executeTakeFirstOrThrow()
    return total > MOST_COUNTED ? null : total
  }
  let counts = db.selectFrom('orderCount').select(sql<number>`coalesce(sum(orders), 0)::integer`.as('total'))
  if (viewer.role === 'cater') counts = counts.where('caterId', '=', viewer.caterId)
  if (caterId !== undefined) counts = counts.where('caterId', '=', caterId)
  if (status) counts = counts.where('status', '=', status)
  return (await counts.executeTakeFirstOrThrow()).total
}

function filtered(db: Db, viewer: Viewer, filter: OrderFilter, newest: number | null): References {
  const { caterId, ids, status, from, to, q } = filter
  let orders = ordersOf(db, viewer)
  if (caterId !== undefined) orders = orders.where('order.caterId', '=', caterId)
  if (ids) orders = orders.where('order.id', '=', anyOf(ids))
  if (from) orders = orders.where('order.deliveryDate', '>=', from)
  if (to) orders = orders.where('order.deliveryDate', '<=', to)
  if (status) orders = orders.where('order.status', '=', status)
  if (q) orders = orders.where('order.searchText', 'like', sql<string>`lower(${searchPattern(q)})`)
  if (newest !== null) orders = orders.where('order.orderRef', '<=', newest)
  return orders.select('order.orderRef').orderBy('order.orderRef', 'desc')
}
