import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderMessageTable, OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { StoredMail } from '../mail/mail.ts'
import type { Viewer } from '../http/viewer.ts'
import { groupBy } from './groupBy.ts'

/** An order's row. */
export type OrderRow = Selectable<OrderTable>

/** An order with what has happened to it, each in the order of time. */
export interface OrderWithHistory extends OrderRow {
  messages: Selectable<OrderMessageTable>[]
  events: Selectable<OrderEventTable>[]
  mails: Pick<StoredMail, 'id' | 'kind' | 'to' | 'state' | 'createdAt' | 'sentAt'>[]
}

/** The orders that a viewer may see: an admin all, a cater those to its caterer, a customer its own. */
export function visibleOrders(db: Db, viewer: Viewer) {
  const orders = db.selectFrom('order')
  if (viewer.role === 'admin') return orders
  return viewer.role === 'cater'
    ? orders.where('order.caterId', '=', viewer.caterId)
    : orders.where('order.userId', '=', viewer.userId)
}

/** An order that the viewer may see; undefined for any other. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<OrderWithHistory | undefined> {
  if (!isUuid(id)) return undefined
  const row = await visibleOrders(db, viewer).selectAll('order').where('order.id', '=', id).executeTakeFirst()
  return row && (await withHistory(db, [row]))[0]
}

/** The orders with their history: three queries, however many there are. */
export async function withHistory(db: Db, rows: readonly OrderRow[]): Promise<OrderWithHistory[]> {
  if (rows.length === 0) return []
  const ofThese = anyUuid(rows.map(({ id }) => id))
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
export const anyUuid = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** What everybody may know of an order by its id. */
export async function findPaidState(
  db: Db,
  id: string,
): Promise<Pick<OrderRow, 'id' | 'orderRef' | 'paid'> | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('order').select(['id', 'orderRef', 'paid']).where('id', '=', id).executeTakeFirst()
}

/** Writes a new order with the next reference. Orders are numbered one after the other: do this late. */
export const insertOrder = (tx: Db, order: Omit<Insertable<OrderTable>, 'orderRef'>): Promise<OrderRow> =>
  tx
    .with('next', (cte) => cte.updateTable('orderReference').set({ last: sql<number>`last + 1` }).returning('last'))
    .insertInto('order')
    .values((one) => ({ ...order, orderRef: one.selectFrom('next').select('last') }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whom the mails of an order name and answer to. */
export const findMailedCater = (tx: Db, caterId: number): Promise<{ name: string; email: string }> =>
  tx.selectFrom('cater').select(['name', 'email']).where('id', '=', caterId).executeTakeFirstOrThrow()
