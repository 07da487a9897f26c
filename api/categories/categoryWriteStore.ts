import { sql } from 'kysely'
import type { CategoryOrdering } from '../../contract/categories.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import type { EveryColumn, EveryNewColumn } from '../database/everyColumn.ts'
import type { CategoryTable } from '../database/schema.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type CategoryRow, readCategories } from './categoryStore.ts'

/** Adds a category after the others; null if the caterer is not the viewer's. */
export async function addCategory(
  tx: Db,
  viewer: Viewer,
  values: EveryNewColumn<CategoryTable, 'id' | 'order'>,
): Promise<CategoryRow | null> {
  const { caterId } = values
  if (!(await lockCater(tx, viewer, caterId))) return null
  const { last } = await tx
    .selectFrom('category')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order'), eb.lit(0)).as('last'))
    .where('caterId', '=', caterId)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('category')
    .values({ ...values, order: last + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return rereadCategory(tx, { id, caterId })
}

/**
 * Locks a caterer's categories of these ids until the transaction ends; missing ones are left out. Null if the caterer
 * is not the viewer's.
 */
export async function lockCategories(
  tx: Db,
  viewer: Viewer,
  caterId: number,
  ids: readonly string[],
): Promise<CategoryRow[] | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  return readCategories(tx, caterId, ids, true)
}

/** The current state of a category that exists. */
export async function rereadCategory(
  tx: Db,
  { id, caterId }: Pick<CategoryRow, 'id' | 'caterId'>,
): Promise<CategoryRow> {
  const [category] = await readCategories(tx, caterId, [id], true)
  if (!category) throw new Error(`Category ${id} does not exist`)
  return category
}

/** Updates a locked category; undefined values stay. */
export async function updateCategory(
  tx: Db,
  { id }: CategoryRow,
  values: EveryColumn<CategoryTable, 'id' | 'caterId' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await tx.updateTable('category').set(values).where('id', '=', id).execute()
}

/** Stores when a locked category was last changed. */
export async function touchCategory(tx: Db, { id }: CategoryRow, updatedAt: Date): Promise<void> {
  await tx.updateTable('category').set({ updatedAt }).where('id', '=', id).execute()
}

/** Deletes a locked category with its pictures. Its menus stay. */
export async function deleteCategory(tx: Db, { id }: CategoryRow): Promise<void> {
  await tx.deleteFrom('category').where('id', '=', id).execute()
}

/** Saves the order of locked categories. */
export async function orderCategories(tx: Db, places: CategoryOrdering['categories'], at: Date): Promise<void> {
  const ids = places.map(({ id }) => id)
  const orders = places.map(({ order }) => order)
  await sql`update category set "order" = place."order", "updatedAt" = ${at}
    from unnest(${ids}::uuid[], ${orders}::integer[]) as place (id, "order")
    where category.id = place.id`.execute(tx)
}
