import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderMessageTable, OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { StoredMail } from '../mail/mail.ts'
import type { Viewer } from '../viewer.ts'
import { groupBy } from './groupBy.ts'
import type { OrderFilter } from './orderFilter.ts'

/** An order's row. */
export type OrderRow = Selectable<OrderTable>

/** An order with what has happened to it, each in the order of time. */
export interface WholeOrder extends OrderRow {
  messages: Selectable<OrderMessageTable>[]
  events: Selectable<OrderEventTable>[]
  mails: Pick<StoredMail, 'id' | 'kind' | 'to' | 'state' | 'createdAt' | 'sentAt'>[]
}

/** The orders that a viewer may see: an admin all, a cater those to its caterer, a customer its own. */
function ordersOf(db: Db, viewer: Viewer) {
  const orders = db.selectFrom('order')
  if (viewer.role === 'admin') return orders
  return viewer.role === 'cater'
    ? orders.where('order.caterId', '=', viewer.caterId)
    : orders.where('order.userId', '=', viewer.userId)
}

/** An order that the viewer may see; undefined for any other. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<WholeOrder | undefined> {
  if (!isUuid(id)) return undefined
  const row = await ordersOf(db, viewer).selectAll('order').where('order.id', '=', id).executeTakeFirst()
  return row && (await withHistory(db, [row]))[0]
}

/** A list of orders, the newest reference first; `total` counts them over all pages, null where it is no page. */
export interface OrderList {
  orders: WholeOrder[]
  total: number | null
  /** Where the next page begins; null at the end. */
  nextCursor: string | null
}

/** The orders that the viewer may see and the filter keeps. */
export async function listOrders(db: Db, viewer: Viewer, filter: OrderFilter): Promise<OrderList> {
  const { limit, cursor } = filter
  const kept = filtered(db, viewer, filter)
  const page = cursor === undefined ? kept : kept.where('order.orderRef', '<', cursor)
  const ordered = page.selectAll('order').orderBy('order.orderRef', 'desc')
  if (limit === undefined)
    return { orders: await withHistory(db, await ordered.execute()), total: null, nextCursor: null }
  // One more than asked for tells whether there is a next page
  const rows = await ordered.limit(limit + 1).execute()
  const orders = await withHistory(db, rows.slice(0, limit))
  const total = await countOrders(db, viewer, filter)
  return { orders, total, nextCursor: rows.length > limit ? String(orders.at(-1)?.orderRef) : null }
}

/** How many the filter keeps. Without dates, words and ids that stands in a table, however many there are. */
async function countOrders(db: Db, viewer: Viewer, filter: OrderFilter): Promise<number> {
  const { caterId, ids, status, from, to, q } = filter
  if (viewer.role === 'customer' || ids || from || to || q) {
    const counted = filtered(db, viewer, filter).select((one) => one.fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  }
  let counts = db.selectFrom('orderCount').select(sql<number>`coalesce(sum(orders), 0)::integer`.as('total'))
  if (viewer.role === 'cater') counts = counts.where('caterId', '=', viewer.caterId)
  if (caterId !== undefined) counts = counts.where('caterId', '=', caterId)
  if (status) counts = counts.where('status', '=', status)
  return (await counts.executeTakeFirstOrThrow()).total
}

function filtered(db: Db, viewer: Viewer, { caterId, ids, status, from, to, q }: OrderFilter) {
  let orders = ordersOf(db, viewer)
  if (caterId !== undefined) orders = orders.where('order.caterId', '=', caterId)
  if (ids) orders = orders.where('order.id', '=', anyOf(ids))
  if (from) orders = orders.where('order.deliveryDate', '>=', from)
  if (to) orders = orders.where('order.deliveryDate', '<=', to)
  if (status) orders = orders.where('order.status', '=', status)
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    orders = orders.where((one) =>
      one.or([
        one(sql<string>`"order"."orderRef"::text`, 'like', pattern),
        one('order.orderer', 'ilike', pattern),
        one('order.email', 'ilike', pattern),
      ]),
    )
  }
  return orders
}

/** Three queries, however many orders there are. */
async function withHistory(db: Db, rows: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const ofThese = anyOf(rows.map(({ id }) => id))
  const messages = await db
    .selectFrom('orderMessage')
    .selectAll()
    .where('orderId', '=', ofThese)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const events = await db.selectFrom('orderEvent').selectAll().where('orderId', '=', ofThese).orderBy('id').execute()
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'orderId', 'kind', 'to', 'state', 'createdAt', 'sentAt'])
    .where('orderId', '=', ofThese)
    // A reminder that waits is taken back once the order is seen: it may never be sent
    .where((one) => one.or([one('kind', '<>', 'reminder'), one('state', '<>', 'queued')]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const messagesOf = groupBy(messages, ({ orderId }) => orderId)
  const eventsOf = groupBy(events, ({ orderId }) => orderId)
  const mailsOf = groupBy(mails, ({ orderId }) => orderId)
  return rows.map((row) => ({
    ...row,
    messages: messagesOf.get(row.id) ?? [],
    events: eventsOf.get(row.id) ?? [],
    mails: mailsOf.get(row.id) ?? [],
  }))
}

/** As one parameter: a list of them would end at 65,535. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** What everybody may know of an order by its id. */
export async function findPaidState(
  db: Db,
  id: string,
): Promise<Pick<OrderRow, 'id' | 'orderRef' | 'paid'> | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('order').select(['id', 'orderRef', 'paid']).where('id', '=', id).executeTakeFirst()
}

/** Writes a new order with the next reference. Orders are numbered one after the other: do this late. */
export async function insertOrder(tx: Db, order: Omit<Insertable<OrderTable>, 'orderRef'>): Promise<OrderRow> {
  const { last } = await tx
    .updateTable('orderReference')
    .set({ last: sql<number>`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('order')
    .values({ ...order, orderRef: last })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whom the mails of an order name and answer to. */
export const findMailedCater = (tx: Db, caterId: number): Promise<{ name: string; email: string }> =>
  tx.selectFrom('cater').select(['name', 'email']).where('id', '=', caterId).executeTakeFirstOrThrow()
