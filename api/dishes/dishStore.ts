import type { Dish } from '../../contract/dishes.ts'
import { compareDanish } from '../../domain/texts/compareDanish.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import { canEditCatalogue } from '../catalogue/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { DishTable } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** A caterer's dishes by name; with ids only those. Null if the caterer is not the viewer's. */
export async function listDishes(
  db: Db,
  viewer: Viewer,
  caterId: number,
  ids?: readonly string[],
): Promise<Dish[] | null> {
  if (!(await canEditCatalogue(db, viewer, caterId))) return null
  const dishes = await db
    .selectFrom('dish')
    .selectAll()
    .where('caterId', '=', caterId)
    .$if(ids !== undefined, (query) => query.where('id', '=', (eb) => eb.fn.any(eb.val([...(ids ?? [])]))))
    .orderBy('id')
    .execute()
  return dishes.sort((a, b) => compareDanish(a.name, b.name))
}

/** Adds a dish; null if the caterer is not the viewer's. */
export async function addDish(tx: Db, viewer: Viewer, values: EveryNewColumn<DishTable, 'id'>): Promise<Dish | null> {
  if (!(await lockCater(tx, viewer, values.caterId))) return null
  return tx.insertInto('dish').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Locks a dish until the transaction ends; null if there is none or it is not the viewer's. */
export async function lockDish(tx: Db, viewer: Viewer, caterId: number, id: string): Promise<Dish | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  const dish = tx.selectFrom('dish').selectAll().where('id', '=', id).where('caterId', '=', caterId)
  return (await dish.executeTakeFirst()) ?? null
}

/** Updates a locked dish; undefined values stay. */
export const updateDish = (tx: Db, { id }: Dish, values: EveryColumn<DishTable, 'id' | 'caterId'>): Promise<Dish> =>
  tx
    .updateTable('dish')
    .set({ id, ...values })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes a locked dish and removes it from its menus. */
export async function deleteDish(tx: Db, { id }: Dish): Promise<void> {
  await tx.deleteFrom('dish').where('id', '=', id).execute()
}
