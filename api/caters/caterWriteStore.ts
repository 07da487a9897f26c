import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterTable } from '../database/schema.ts'
import type { AdminViewer, Viewer } from '../http/viewer.ts'

/** An id for a new caterer, which nobody else gets: its pictures are kept under it before it is there. */
export async function reserveCaterId(db: Db): Promise<number> {
  const next = sql<{ id: number }>`select nextval(pg_get_serial_sequence('cater', 'id')) as id`
  const [row] = (await next.execute(db)).rows
  if (!row) throw new Error('The sequence of the caterers gave no id')
  return row.id
}

/** Whether there is such a caterer, not deleted, that the viewer may change: an admin any, a cater its own. */
export const isWritable = async (db: Db, viewer: Viewer, id: number): Promise<boolean> =>
  (await writable(db, viewer, id).executeTakeFirst()) !== undefined

/**
 * As {@link isWritable}, and until the end of the transaction nobody else changes the caterer or deletes it, nor changes
 * its catalogue: one lock for all of it, so that no two changes ever wait for each other. Orders may still come.
 */
export const lockCater = async (tx: Db, viewer: Viewer, id: number): Promise<boolean> =>
  (await writable(tx, viewer, id).forNoKeyUpdate().executeTakeFirst()) !== undefined

/** As {@link lockCater}, and no order comes either: what is being placed is waited for. */
export const lockForDeletion = async (tx: Db, viewer: AdminViewer, id: number): Promise<boolean> =>
  (await writable(tx, viewer, id).forUpdate().executeTakeFirst()) !== undefined

/** A new caterer. The viewer is an admin. */
export const insertCater = async (tx: Db, _viewer: AdminViewer, cater: Insertable<CaterTable>): Promise<void> => {
  await tx.insertInto('cater').values(cater).execute()
}

/** Writes columns of a caterer that is locked; those that are undefined stay. */
export const updateCater = async (tx: Db, id: number, columns: Updateable<CaterTable>): Promise<void> => {
  await tx.updateTable('cater').set(columns).where('id', '=', id).execute()
}

/** How many orders the caterer has still to deliver, or to answer: not refused, for this Danish date or a later one. */
export async function countOpenOrders(tx: Db, _viewer: AdminViewer, id: number, today: string): Promise<number> {
  const { open } = await tx
    .selectFrom('order')
    .select((one) => one.fn.countAll<number>().as('open'))
    .where('caterId', '=', id)
    .where('status', '<>', 'refused')
    .where('deliveryDate', '>=', today)
    .executeTakeFirstOrThrow()
  return open
}

function writable(db: Db, viewer: Viewer, id: number) {
  const cater = db.selectFrom('cater').select('id').where('id', '=', id).where('deletedAt', 'is', null)
  if (viewer.role === 'admin') return cater
  return cater.where('id', '=', viewer.role === 'cater' ? viewer.caterId : null)
}
