import { MAX_NAME_LENGTH } from '../../domain/textLengths.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { lockForShare, saveCategories, saveDishes } from './menuPlaceStore.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { insertMenus, nextOrder } from './menuWriteStore.ts'
import { copiedMenuRows } from './newMenuRows.ts'

const SUFFIX = ' (kopi)'

/** MEN-9: copies a locked menu with its children, dishes and categories; the copy comes last in each category. */
export async function copyMenu(tx: Db, viewer: Viewer, menu: MenuTree): Promise<MenuTree> {
  const { caterId } = menu
  const categoryIds = menu.categories.map(({ id }) => id)
  // One that is deleted concurrently is left out
  const categories = await lockForShare(tx, 'category', caterId, categoryIds)
  const dishes = await lockForShare(tx, 'dish', caterId, menu.dishes)
  const order = await nextOrder(tx, caterId, null)
  const rows = copiedMenuRows({ ...menu, name: copyName(menu.name) }, { caterId, parentId: null, order })
  await insertMenus(tx, rows)
  await saveCategories(tx, rows[0].id, [...categories])
  await saveDishes(tx, rows[0].id, [...dishes])
  return getMenu(tx, viewer, rows[0])
}

/** The name with the suffix, truncated between characters to the maximum length. */
function copyName(name: string): string {
  const start = name.slice(0, MAX_NAME_LENGTH - SUFFIX.length).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}${SUFFIX}`
}
