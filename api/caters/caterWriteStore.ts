import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterTable } from '../database/schema.ts'
import type { AdminViewer } from '../accounts/viewer.ts'

/** Reserves an id for a new caterer: its pictures are stored under the id before the row is inserted. */
export async function reserveCaterId(db: Db): Promise<number> {
  const next = sql<{ id: number }>`select nextval(pg_get_serial_sequence('cater', 'id')) as id`
  const [row] = (await next.execute(db)).rows
  if (!row) throw new Error('The sequence of the caterers gave no id')
  return row.id
}

/** Inserts a caterer. */
export const insertCater = async (tx: Db, _viewer: AdminViewer, cater: Insertable<CaterTable>): Promise<void> => {
  await tx.insertInto('cater').values(cater).execute()
}

/** Updates a locked caterer; undefined columns stay. */
export const updateCater = async (tx: Db, id: number, columns: Updateable<CaterTable>): Promise<void> => {
  await tx.updateTable('cater').set(columns).where('id', '=', id).execute()
}

/** Counts the caterer's orders from this Danish date on that are not refused. */
export async function countOpenOrders(tx: Db, _viewer: AdminViewer, id: number, today: string): Promise<number> {
  const { open } = await tx
    .selectFrom('order')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('caterId', '=', id)
    .where('status', 'not in', ['refused', 'cancelled'])
    .where('deliveryDate', '>=', today)
    .executeTakeFirstOrThrow()
  return open
}
