import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { executePrepared } from '../database/executePrepared.ts'
import type { OrderTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer, LinkViewer, OrderReader } from '../accounts/viewer.ts'

/** The row of an order. */
export type OrderRow = Selectable<OrderTable>

/** An order to be inserted; without a reference it gets the next one. */
export type NewOrder = Omit<Insertable<OrderTable>, 'content' | 'activePeriodPrice'> &
  Pick<OrderRow, 'content' | 'activePeriodPrice'>

/** The orders that a viewer may see: all for an admin, its caterer's for a cater, its own for a customer, one for a link. */
export function visibleOrders(db: Db, viewer: OrderReader) {
  const orders = db.selectFrom('order')
  if (viewer.role === 'admin') return orders
  if (viewer.role === 'link') return orders.where('order.id', '=', viewer.orderId)
  return viewer.role === 'cater'
    ? orders.where('order.caterId', '=', viewer.caterId)
    : orders.where('order.userId', '=', viewer.userId)
}

/** The row of an order that the viewer may see; undefined if there is none such. */
export async function findOrderRow(db: Db, viewer: OrderReader, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return visibleOrders(db, viewer).selectAll('order').where('order.id', '=', id).executeTakeFirst()
}

/** Locks an order that the viewer may see until the transaction ends, and reads it; undefined if there is none such. */
export async function lockVisibleOrder(
  tx: Db,
  viewer: CaterViewer | LinkViewer,
  id: string,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  // No stronger lock: an event's foreign key would wait for it
  return visibleOrders(tx, viewer).selectAll('order').where('order.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks an order of anybody until the transaction ends, for what the system does to it; undefined if it is gone. */
export const lockAnyOrder = (tx: Db, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('order').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

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

/** Inserts an order with the next reference. Call it late: it blocks the caterer's other orders until the transaction ends. */
export const insertOrder = (tx: Db, order: NewOrder): Promise<OrderRow> =>
  tx.insertInto('order').values(toOrderRow(order)).returningAll().executeTakeFirstOrThrow()

/** The row of a new order. */
export const toOrderRow = ({ content, activePeriodPrice, ...columns }: NewOrder): Insertable<OrderTable> => ({
  ...columns,
  content: JSON.stringify(content),
  activePeriodPrice: activePeriodPrice && JSON.stringify(activePeriodPrice),
})

/** The next reference. */
export async function takeReference(tx: Db): Promise<number> {
  const next = sql<{ orderRef: number }>`select nextval('"orderReferences"')::integer as "orderRef"`
  const [taken] = await executePrepared(tx, { compile: () => next.compile(tx) })
  return taken!.orderRef
}
