import type { Menu } from '../../contract/menus.ts'
import { MAX_NAME_LENGTH } from '../../domain/textLengths.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { hold, saveCategories, saveDishes } from './menuPlaceStore.ts'
import type { MenuTree } from './menuStore.ts'
import { insertMenus, nextPlace } from './menuWriteStore.ts'
import { copiedMenuRows } from './newMenuRows.ts'
import { recordMenu } from './recordMenu.ts'

const MARK = ' (kopi)'

/** MEN-9: copies a locked menu with all that is in it, its dishes and its categories, in each of which it comes last. */
export async function copyMenu(tx: Db, viewer: Viewer, at: Date, menu: MenuTree): Promise<Menu> {
  const { caterId } = menu
  const categoryIds = menu.categories.map(({ id }) => id)
  // One that goes at this moment is left out
  const categories = await hold(tx, 'category', caterId, categoryIds)
  const dishes = await hold(tx, 'dish', caterId, menu.dishes)
  const order = await nextPlace(tx, caterId, null)
  const rows = copiedMenuRows({ ...menu, name: copyName(menu.name) }, { caterId, parentId: null, order })
  await insertMenus(tx, rows)
  await saveCategories(tx, rows[0].id, [...categories])
  await saveDishes(tx, rows[0].id, [...dishes])
  return recordMenu(tx, viewer, at, rows[0], null)
}

/** Short enough to be saved again, and cut between characters. */
function copyName(name: string): string {
  const start = name.slice(0, MAX_NAME_LENGTH - MARK.length).replace(/[\uD800-\uDBFF]$/, '')
  return `${start.trimEnd()}${MARK}`
}
