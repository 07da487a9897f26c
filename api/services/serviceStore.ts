import type { Selectable } from 'kysely'
import { compareDanish } from '../../domain/texts/compareDanish.ts'
import { canSeeCatalogue } from '../catalogue/catalogueAccess.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { ServiceTable } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** The row of a service, its price in øre. */
export type ServiceRow = Selectable<ServiceTable>

/** A caterer's services, required ones first, then by name; with ids only those. Null if the viewer may not see them. */
export async function listServices(
  db: Db,
  viewer: Viewer | null,
  caterId: number,
  ids?: readonly string[],
): Promise<ServiceRow[] | null> {
  if (!(await canSeeCatalogue(db, viewer, caterId))) return null
  const services = await db
    .selectFrom('service')
    .selectAll()
    .where('caterId', '=', caterId)
    .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
    .orderBy('id')
    .execute()
  return services.sort((a, b) => Number(b.required) - Number(a.required) || compareDanish(a.name, b.name))
}

/** Adds a service; null if the caterer is not the viewer's. */
export async function addService(
  tx: Db,
  viewer: Viewer,
  values: EveryNewColumn<ServiceTable, 'id'>,
): Promise<ServiceRow | null> {
  if (!(await lockCater(tx, viewer, values.caterId))) return null
  return tx.insertInto('service').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Locks a service until the transaction ends; null if there is none or it is not the viewer's. */
export async function lockService(tx: Db, viewer: Viewer, caterId: number, id: string): Promise<ServiceRow | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  const service = tx.selectFrom('service').selectAll().where('id', '=', id).where('caterId', '=', caterId)
  return (await service.executeTakeFirst()) ?? null
}

/** Updates a locked service; undefined values stay. */
export const updateService = (
  tx: Db,
  { id }: ServiceRow,
  values: EveryColumn<ServiceTable, 'id' | 'caterId'>,
): Promise<ServiceRow> =>
  tx
    .updateTable('service')
    .set({ id, ...values })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes a locked service. Orders keep their copy of it. */
export async function deleteService(tx: Db, { id }: ServiceRow): Promise<void> {
  await tx.deleteFrom('service').where('id', '=', id).execute()
}
