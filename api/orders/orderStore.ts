import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderEventTable, OrderMessageTable, OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { StoredMail } from '../mail/mail.ts'
import type { Viewer } from '../http/viewer.ts'
import { groupBy } from './groupBy.ts'

/** The row of an order. */
export type OrderRow = Selectable<OrderTable>

/** An order with its messages, events and mails, each oldest first. */
export interface OrderWithHistory extends OrderRow {
  messages: Selectable<OrderMessageTable>[]
  events: Selectable<OrderEventTable>[]
  mails: Pick<StoredMail, 'id' | 'kind' | 'to' | 'state' | 'attempts' | 'createdAt' | 'sentAt'>[]
}

/** The orders that a viewer may see: all for an admin, its caterer's for a cater, its own for a customer. */
export function visibleOrders(db: Db, viewer: Viewer) {
  const orders = db.selectFrom('order')
  if (viewer.role === 'admin') return orders
  return viewer.role === 'cater'
    ? orders.where('order.caterId', '=', viewer.caterId)
    : orders.where('order.userId', '=', viewer.userId)
}

/** An order that the viewer may see; undefined if there is none such. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<OrderWithHistory | undefined> {
  if (!isUuid(id)) return undefined
  const row = await visibleOrders(db, viewer).selectAll('order').where('order.id', '=', id).executeTakeFirst()
  return row && (await withHistory(db, [row]))[0]
}

/** Adds the history to orders, in three queries for any number of orders. */
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
    .select(['id', 'orderId', 'kind', 'to', 'state', 'attempts', 'createdAt', 'sentAt'])
    .where('orderId', '=', ofThese)
    // A queued reminder is cancelled once the order is seen, so it may never be sent
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

/** Passes ids as one array parameter, since PostgreSQL takes at most 65,535 parameters. */
export const anyUuid = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** The public state of an order. */
export async function findPaidState(
  db: Db,
  id: string,
): Promise<Pick<OrderRow, 'id' | 'orderRef' | 'paid'> | undefined> {
  if (!isUuid(id)) return undefined
  return db.selectFrom('order').select(['id', 'orderRef', 'paid']).where('id', '=', id).executeTakeFirst()
}

/** Inserts an order with the next reference. Call it late: it blocks other orders until the transaction ends. */
export const insertOrder = (tx: Db, order: Omit<Insertable<OrderTable>, 'orderRef'>): Promise<OrderRow> =>
  tx
    .with('next', (cte) => cte.updateTable('orderReference').set({ last: sql<number>`last + 1` }).returning('last'))
    .insertInto('order')
    .values((one) => ({ ...order, orderRef: one.selectFrom('next').select('last') }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** The caterer as the mails about an order name it. */
export const findMailedCater = (tx: Db, caterId: number): Promise<{ name: string; email: string }> =>
  tx.selectFrom('cater').select(['name', 'email']).where('id', '=', caterId).executeTakeFirstOrThrow()
