import type { CategoryForm } from '../../contract/categories.ts'
import type { Db } from '../database/connect.ts'
import type { CategoryRow } from './categoryStore.ts'
import type { NewPicture } from './newPictures.ts'

/** Shows pictures in a locked category, behind those that are there. */
export async function addPictures(
  tx: Db,
  { id, caterId }: CategoryRow,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const { last } = await tx
    .selectFrom('image')
    .select((one) => one.fn.coalesce(one.fn.max('order'), one.lit(0)).as('last'))
    .where('categoryId', '=', id)
    .executeTakeFirstOrThrow()
  const place = { caterId, use: 'category' as const, categoryId: id }
  const rows = pictures.map((picture, index) => ({ ...picture, ...place, order: last + 1 + index }))
  await tx.insertInto('image').values(rows).execute()
}

/** Writes new captions under pictures of a locked category. */
export async function editCaptions(
  tx: Db,
  { id }: CategoryRow,
  edited: NonNullable<CategoryForm['editedImages']>,
): Promise<void> {
  for (const { id: imageId, text } of edited) {
    await tx.updateTable('image').set({ text }).where('id', '=', imageId).where('categoryId', '=', id).execute()
  }
}

/** Takes pictures out of a locked category. Their files stay: another one may show the same. */
export async function deletePictures(tx: Db, { id }: CategoryRow, deleted: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('image')
    .where('id', '=', (one) => one.fn.any(one.val([...deleted])))
    .where('categoryId', '=', id)
    .execute()
}

/** Those of these ids which are top-level menus of a caterer; they stay there until the end of the transaction. */
export async function holdMenus(tx: Db, caterId: number, ids: readonly string[]): Promise<Set<string>> {
  const menus = await tx
    .selectFrom('menu')
    .select('id')
    .where('caterId', '=', caterId)
    .where('parentId', 'is', null)
    .where('id', '=', (one) => one.fn.any(one.val([...ids])))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(menus.map(({ id }) => id))
}

/** Puts menus behind those of a locked category; those that are there already stay where they are. */
export async function addMenus(tx: Db, { id: categoryId, menus }: CategoryRow, ids: readonly string[]): Promise<void> {
  const last = Math.max(0, ...menus.map(({ order }) => order))
  const there = new Set(menus.map(({ id }) => id))
  const rows = [...new Set(ids)]
    .filter((id) => !there.has(id))
    .map((menuId, index) => ({ menuId, categoryId, order: last + 1 + index }))
  if (rows.length === 0) return
  await tx
    .insertInto('menuCategory')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a menu out of a locked category. */
export async function removeMenu(tx: Db, { id }: CategoryRow, menuId: string): Promise<void> {
  await tx.deleteFrom('menuCategory').where('categoryId', '=', id).where('menuId', '=', menuId).execute()
}
