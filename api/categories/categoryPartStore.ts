import type { CategoryForm } from '../../contract/categories.ts'
import type { Db } from '../database/connect.ts'
import type { CategoryRow } from './categoryStore.ts'
import type { NewPicture } from './newPictures.ts'

/** Adds pictures to a locked category, after the existing ones. */
export async function addPictures(
  tx: Db,
  { id, caterId }: CategoryRow,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const { last } = await tx
    .selectFrom('image')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order'), eb.lit(0)).as('last'))
    .where('categoryId', '=', id)
    .executeTakeFirstOrThrow()
  const place = { caterId, use: 'category' as const, categoryId: id }
  const rows = pictures.map((picture, index) => ({ ...picture, ...place, order: last + 1 + index }))
  await tx.insertInto('image').values(rows).execute()
}

/** Changes the captions of pictures of a locked category. */
export async function editCaptions(
  tx: Db,
  { id }: CategoryRow,
  edited: NonNullable<CategoryForm['editedImages']>,
): Promise<void> {
  for (const { id: imageId, text } of edited) {
    await tx.updateTable('image').set({ text }).where('id', '=', imageId).where('categoryId', '=', id).execute()
  }
}

/** Removes pictures from a locked category. Their files stay, since others may show the same. */
export async function deletePictures(tx: Db, { id }: CategoryRow, deleted: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('image')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...deleted])))
    .where('categoryId', '=', id)
    .execute()
}

/** Locks top-level menus of a caterer against deletion until the transaction ends; returns the ids that exist. */
export async function lockMenusForShare(tx: Db, caterId: number, ids: readonly string[]): Promise<Set<string>> {
  const menus = await tx
    .selectFrom('menu')
    .select('id')
    .where('caterId', '=', caterId)
    .where('parentId', 'is', null)
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(menus.map(({ id }) => id))
}

/** Adds menus to a locked category, after the existing ones; the order of those that are in it already stays. */
export async function addMenus(tx: Db, { id: categoryId, menus }: CategoryRow, ids: readonly string[]): Promise<void> {
  const last = Math.max(0, ...menus.map(({ order }) => order))
  const existing = new Set(menus.map(({ id }) => id))
  const rows = [...new Set(ids)]
    .filter((id) => !existing.has(id))
    .map((menuId, index) => ({ menuId, categoryId, order: last + 1 + index }))
  if (rows.length === 0) return
  await tx
    .insertInto('menuCategory')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a menu from a locked category. */
export async function removeMenu(tx: Db, { id }: CategoryRow, menuId: string): Promise<void> {
  await tx.deleteFrom('menuCategory').where('categoryId', '=', id).where('menuId', '=', menuId).execute()
}
