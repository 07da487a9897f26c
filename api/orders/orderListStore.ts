import { type SelectQueryBuilder, sql } from 'kysely'
import { searchText } from '../../domain/orders/orderListFilter.ts'
import { foldText } from '../../domain/texts/typedText.ts'
import type { Db } from '../database/connect.ts'
import { containsPattern } from '../database/containsPattern.ts'
import { isAfterKey, type Keyset, type KeysetPage } from '../database/keyset.ts'
import type { Database } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { OrderFilter, OrderKey } from './orderFilter.ts'
import { type OrderWithHistory, withHistory } from './orderHistoryStore.ts'
import { anyUuid, visibleOrders } from './orderStore.ts'

/** Counting every match of words, dates or ids would take longer than reading the page, so counting stops here. */
const MAX_COUNTED = 200

/** A query of the matching references, in the order of the list. */
type References = SelectQueryBuilder<Database, 'order', { orderRef: number }>

/** Sorting by reference: from the highest down, or from the lowest up. */
const BY_REFERENCE = {
  newest: { direction: 'desc', first: 'max', notBefore: '<=', noMatch: 0 },
  oldest: { direction: 'asc', first: 'min', notBefore: '>=', noMatch: 2_147_483_647 },
} as const

/** The columns that a list is sorted by, and the direction of all of them. */
const SORT_ORDERS = {
  newest: { columns: ['order.orderRef'], direction: 'desc' },
  oldest: { columns: ['order.orderRef'], direction: 'asc' },
  earliest: { columns: ['order.deliveryDate', 'order.deliveryTime', 'order.orderRef'], direction: 'asc' },
  latest: { columns: ['order.deliveryDate', 'order.deliveryTime', 'order.orderRef'], direction: 'desc' },
} as const

/** A page of the orders that the viewer may see and that match the filter. */
export async function listOrders(
  db: Db,
  viewer: Viewer,
  filter: OrderFilter,
  { limit, after }: Keyset<OrderKey>,
): Promise<KeysetPage<OrderWithHistory>> {
  const { sort } = filter
  const matching = filtered(db, viewer, filter, await firstReference(db, viewer, filter))
  const rest = after === null ? matching : matching.where(isAfter(after, sort))
  // Counting takes as long as reading a page, so both run concurrently
  const [{ rows, hasNext }, counted] = await Promise.all([
    selectPage(db, viewer, rest, sort, limit),
    filter.ids ? null : countOrders(db, viewer, filter, matching),
  ])
  return { rows, hasNext, total: after === null && !hasNext ? rows.length : counted }
}

async function selectPage(db: Db, viewer: Viewer, references: References, sort: OrderFilter['sort'], limit: number) {
  // One more than the limit shows whether there is a next page
  const rows = await selectRows(db, references.limit(limit + 1), sort)
  return { rows: await withHistory(db, viewer, rows.slice(0, limit)), hasNext: rows.length > limit }
}

/** The rows of the references. Finding the references first needs only narrow indexes, no rows. */
function selectRows(db: Db, references: References, sort: OrderFilter['sort']) {
  return sorted(db.selectFrom('order').selectAll().where('order.orderRef', 'in', references), sort).execute()
}

function sorted<Row>(query: SelectQueryBuilder<Database, 'order', Row>, sort: OrderFilter['sort']) {
  const { columns, direction } = SORT_ORDERS[sort]
  return columns.reduce((some, column) => some.orderBy(column, direction), query)
}

function isAfter({ reference, date, time }: OrderKey, sort: OrderFilter['sort']) {
  const { columns, direction } = SORT_ORDERS[sort]
  const values = [sql`${date}::date`, sql`${time}`, sql`${reference}::integer`].slice(-columns.length)
  return isAfterKey(
    columns.map((column) => sql.ref(column)),
    direction,
    values,
  )
}

/** A bound of the reference before which nothing matches; null for no bound. */
async function firstReference(db: Db, viewer: Viewer, filter: OrderFilter): Promise<number | null> {
  const { caterId, from, to, sort } = filter
  if (sort !== 'newest' && sort !== 'oldest') return null
  // A caterer's or a customer's own orders are few
  const isDated = sort === 'newest' ? to : from
  if (!isDated || viewer.role !== 'admin' || caterId !== undefined) return null
  const way = BY_REFERENCE[sort]
  // The planner does not know that dates and references correlate: for an old date it would scan all newer orders
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

/** The number of matches; null above MAX_COUNTED. By status alone it is read from a table of counts. */
async function countOrders(db: Db, viewer: Viewer, filter: OrderFilter, matching: References): Promise<number | null> {
  const { caterId, ids, unseen, status, from, to, q } = filter
  if (viewer.role === 'customer' || ids || unseen || from || to || q) {
    const some = matching.limit(MAX_COUNTED + 1).as('some')
    const counted = db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('total'))
    const { total } = await counted.executeTakeFirstOrThrow()
    return total > MAX_COUNTED ? null : total
  }
  let counts = db.selectFrom('orderCount').select(sql<number>`coalesce(sum(orders), 0)::integer`.as('total'))
  if (viewer.role === 'cater') counts = counts.where('caterId', '=', viewer.caterId)
  if (caterId !== undefined) counts = counts.where('caterId', '=', caterId)
  if (status) counts = counts.where('status', '=', status)
  return (await counts.executeTakeFirstOrThrow()).total
}

/** The LIKE pattern of search words. */
const searchPattern = (words: string): string => containsPattern(searchText(foldText(words)))

function filtered(db: Db, viewer: Viewer, filter: OrderFilter, first: number | null): References {
  const { caterId, ids, unseen, status, from, to, q, sort } = filter
  let orders = visibleOrders(db, viewer)
  if (caterId !== undefined) orders = orders.where('order.caterId', '=', caterId)
  if (ids) orders = orders.where('order.id', '=', anyUuid(ids))
  if (from) orders = orders.where('order.deliveryDate', '>=', from)
  if (to) orders = orders.where('order.deliveryDate', '<=', to)
  if (status) orders = orders.where('order.status', '=', status)
  if (q) orders = orders.where('order.searchText', 'like', sql<string>`lower(${searchPattern(q)})`)
  if (unseen) orders = orders.where('order.seenAt', 'is', null)
  if (first !== null && (sort === 'newest' || sort === 'oldest'))
    orders = orders.where('order.orderRef', BY_REFERENCE[sort].notBefore, first)
  return sorted(orders.select('order.orderRef'), sort)
}
