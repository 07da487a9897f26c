import { type Insertable, sql, type Updateable } from 'kysely'
import type { CategoryOrdering } from '../../contract/categories.ts'
import { lockCater } from '../caters/caterWriteStore.ts'
import type { Db } from '../database/connect.ts'
import type { CategoryTable } from '../database/schema.ts'
import type { Viewer } from '../http/viewer.ts'
import { type CategoryRow, readCategories } from './categoryStore.ts'

/** A new category, behind the others; null where the caterer is not the viewer's. */
export async function addCategory(
  tx: Db,
  viewer: Viewer,
  values: Omit<Insertable<CategoryTable>, 'id' | 'order'>,
): Promise<CategoryRow | null> {
  const { caterId } = values
  if (!(await lockCater(tx, viewer, caterId))) return null
  const { last } = await tx
    .selectFrom('category')
    .select((one) => one.fn.coalesce(one.fn.max('order'), one.lit(0)).as('last'))
    .where('caterId', '=', caterId)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('category')
    .values({ ...values, order: last + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return reread(tx, { id, caterId })
}

/**
 * A caterer's categories of these ids, which nobody else changes until the end of the transaction; those that are not
 * there are left out. Null where the caterer is not the viewer's.
 */
export async function lockCategories(
  tx: Db,
  viewer: Viewer,
  caterId: number,
  ids: readonly string[],
): Promise<CategoryRow[] | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  return readCategories(tx, caterId, ids)
}

/** A category that is there, as it is now. */
export async function reread(tx: Db, { id, caterId }: Pick<CategoryRow, 'id' | 'caterId'>): Promise<CategoryRow> {
  const [category] = await readCategories(tx, caterId, [id])
  if (!category) throw new Error(`Category ${id} is gone`)
  return category
}

/** Changes a category that {@link lockCategories} gave; what is undefined stays. */
export async function updateCategory(
  tx: Db,
  { id }: CategoryRow,
  values: Pick<Updateable<CategoryTable>, 'name' | 'description' | 'order' | 'updatedAt'>,
): Promise<void> {
  if (Object.values(values).every((one) => one === undefined)) return
  await tx.updateTable('category').set(values).where('id', '=', id).execute()
}

/** Deletes a category that {@link lockCategories} gave, with its pictures. Its menus stay. */
export async function deleteCategory(tx: Db, { id }: CategoryRow): Promise<void> {
  await tx.deleteFrom('category').where('id', '=', id).execute()
}

/** Gives categories of {@link lockCategories} their new places. */
export async function orderCategories(tx: Db, places: CategoryOrdering['categories'], at: Date): Promise<void> {
  const ids = places.map(({ id }) => id)
  const orders = places.map(({ order }) => order)
  await sql`update category set "order" = place."order", "updatedAt" = ${at}
    from unnest(${ids}::uuid[], ${orders}::integer[]) as place (id, "order")
    where category.id = place.id`.execute(tx)
}
