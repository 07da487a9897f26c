import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'
import type { OrderFilter } from './orderFilter.ts'
import { searchPattern } from './orderSearch.ts'
import { anyUuid, visibleOrders, type OrderWithHistory, withHistory } from './orderStore.ts'

/** Where words, dates or ids narrow a list, counting every row would take longer than the page: no further than this. */
const MAX_COUNTED = 200

/** The references that are kept, in the order of the list. */
type References = SelectQueryBuilder<Database, 'order', { orderRef: number }>

/** Which way a list goes: from the highest reference down, or from the lowest up. */
const SORT_ORDERS = {
  newest: { direction: 'desc', first: 'max', after: '<', notBefore: '<=', noMatch: 0 },
  oldest: { direction: 'asc', first: 'min', after: '>', notBefore: '>=', noMatch: 2_147_483_647 },
} as const

/** A part of a list of orders, in its order. */
export interface OrderList {
  orders: OrderWithHistory[]
  /** Counts them over all pages; null where it is no page, and where a narrowed list has more than 200. */
  total: number | null
  /** Where the next page begins; null at the end. */
  nextCursor: string | null
}

/** The orders that the viewer may see and the filter keeps. */
export async function listOrders(db: Db, viewer: Viewer, filter: OrderFilter): Promise<OrderList> {
  const { limit, cursor, sort } = filter
  const kept = filtered(db, viewer, filter, limit === undefined ? null : await firstReference(db, viewer, filter))
  const rest = cursor === undefined ? kept : kept.where('order.orderRef', SORT_ORDERS[sort].after, cursor)
  if (limit === undefined)
    return { orders: await withHistory(db, await wholeRows(db, rest, sort)), total: null, nextCursor: null }
  // To count what many share takes as long as to read a page of it: both at once
  const [{ orders, hasNext }, counted] = await Promise.all([
    readPage(db, rest, sort, limit),
    countOrders(db, viewer, filter, kept),
  ])
  const isWhole = cursor === undefined && !hasNext
  const nextCursor = hasNext ? String(orders.at(-1)?.orderRef) : null
  return { orders, total: isWhole ? orders.length : counted, nextCursor }
}

async function readPage(db: Db, references: References, sort: OrderFilter['sort'], limit: number) {
  // One more than asked for tells whether there is a next page
  const rows = await wholeRows(db, references.limit(limit + 1), sort)
  return { orders: await withHistory(db, rows.slice(0, limit)), hasNext: rows.length > limit }
}

/** The rows of the references, which are found in narrow indexes without reading a row. */
function wholeRows(db: Db, references: References, sort: OrderFilter['sort']) {
  const rows = db.selectFrom('order').selectAll().where('orderRef', 'in', references)
  return rows.orderBy('orderRef', SORT_ORDERS[sort].direction).execute()
}

/** None that the filter keeps comes before this reference; null is no limit. */
async function firstReference(db: Db, viewer: Viewer, filter: OrderFilter): Promise<number | null> {
  const { caterId, from, to, sort } = filter
  // A caterer's or a customer's own orders are few
  const isDated = sort === 'newest' ? to : from
  if (!isDated || viewer.role !== 'admin' || caterId !== undefined) return null
  const way = SORT_ORDERS[sort]
  // The planner takes dates and references for unrelated: it would pass all that were placed after an old date
  const { first } = await db
    .selectNoFrom(
      sql<number | null>`(
        select ${sql.raw(way.first)}(first."orderRef") from
          generate_series(
            greatest(${from ?? null}::date, (select min("deliveryDate") from "order")),
            least(${to ?? null}::date, (select max("deliveryDate") from "order")), interval '1 day') as day,
          lateral (
            select "orderRef" from "order" where "deliveryDate" = day::date
            order by "orderRef" ${sql.raw(way.direction)} limit 1) as first
      )`.as('first'),
    )
    .executeTakeFirstOrThrow()
  return first ?? way.noMatch
}

/** How many the filter keeps; null is more than are counted. By status alone that stands in a table, however many. */
async function countOrders(db: Db, viewer: Viewer, filter: OrderFilter, kept: References): Promise<number | null> {
  const { caterId, ids, unseen, status, from, to, q } = filter
  if (viewer.role === 'customer' || ids || unseen || from || to || q) {
    const some = kept.limit(MAX_COUNTED + 1).as('some')
    const counted = db.selectFrom(some).select((one) => one.fn.countAll<number>().as('total'))
    const { total } = await counted.executeTakeFirstOrThrow()
    return total > MAX_COUNTED ? null : total
  }
  let counts = db.selectFrom('orderCount').select(sql<number>`coalesce(sum(orders), 0)::integer`.as('total'))
  if (viewer.role === 'cater') counts = counts.where('caterId', '=', viewer.caterId)
  if (caterId !== undefined) counts = counts.where('caterId', '=', caterId)
  if (status) counts = counts.where('status', '=', status)
  return (await counts.executeTakeFirstOrThrow()).total
}

function filtered(db: Db, viewer: Viewer, filter: OrderFilter, first: number | null): References {
  const { caterId, ids, unseen, status, from, to, q, sort } = filter
  const { direction, notBefore } = SORT_ORDERS[sort]
  let orders = visibleOrders(db, viewer)
  if (caterId !== undefined) orders = orders.where('order.caterId', '=', caterId)
  if (ids) orders = orders.where('order.id', '=', anyUuid(ids))
  if (from) orders = orders.where('order.deliveryDate', '>=', from)
  if (to) orders = orders.where('order.deliveryDate', '<=', to)
  if (status) orders = orders.where('order.status', '=', status)
  if (q) orders = orders.where('order.searchText', 'like', sql<string>`lower(${searchPattern(q)})`)
  if (unseen) orders = orders.where('order.seenAt', 'is', null)
  if (first !== null) orders = orders.where('order.orderRef', notBefore, first)
  return orders.select('order.orderRef').orderBy('order.orderRef', direction)
}
