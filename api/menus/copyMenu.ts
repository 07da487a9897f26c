import { MAX_NAME_LENGTH } from '../../domain/texts/textLengths.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { copyDeclarations } from '../foods/declarationStore.ts'
import { copyMenuImages } from './menuImageStore.ts'
import { lockForShare, saveCategories, saveDishes } from './menuPlaceStore.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { insertMenus, nextOrder } from './menuWriteStore.ts'
import { copiedMenuRows } from './newMenuRows.ts'

const SUFFIX = ' (kopi)'

/** MEN-9: copies a locked menu with its children, pictures, declarations, dishes and categories; the copy comes last in each category. */
export async function copyMenu(tx: Db, viewer: Viewer, menu: MenuTree): Promise<MenuTree> {
  const { caterId } = menu
  const categoryIds = menu.categories.map(({ id }) => id)
  // One that is deleted concurrently is left out
  const categories = await lockForShare(tx, 'category', caterId, categoryIds)
  const dishes = await lockForShare(tx, 'dish', caterId, menu.dishes)
  const order = await nextOrder(tx, caterId, null)
  const copies = copiedMenuRows({ ...menu, name: copyName(menu.name) }, { caterId, parentId: null, order })
  const copy = copies[0].row
  await insertMenus(
    tx,
    copies.map(({ row }) => row),
  )
  const pairs = copies.map(({ from, row }) => ({ from, to: row.id }))
  await copyMenuImages(tx, pairs)
  await copyDeclarations(tx, pairs)
  await saveCategories(tx, copy.id, [...categories])
  await saveDishes(tx, copy.id, [...dishes])
  return getMenu(tx, viewer, copy)
}

/** The name with the suffix, truncated between characters to the maximum length. */
function copyName(name: string): string {
  const start = name.slice(0, MAX_NAME_LENGTH - SUFFIX.length).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}${SUFFIX}`
}
