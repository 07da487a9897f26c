import type { Menu, NewMenu } from '../../contract/menus.ts'
import { lockCater } from '../caters/caterWriteStore.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import { hold, saveCategories } from './menuPlaceStore.ts'
import { foreignIssues, newMenuIssues, refuse } from './menuRules.ts'
import { insertMenus, nextPlace } from './menuWriteStore.ts'
import { newMenuRows } from './newMenuRows.ts'
import { recordMenu } from './recordMenu.ts'

/** Adds a menu with all that is in it, last among the caterer's and in each of its categories. */
export async function createMenu(tx: Db, viewer: Viewer, at: Date, caterId: number, menu: NewMenu): Promise<Menu> {
  if (!(await lockCater(tx, viewer, caterId))) throw notFound()
  const { categoryIds = [] } = menu
  const held = await hold(tx, 'category', caterId, categoryIds)
  refuse([...newMenuIssues(menu), ...foreignIssues(held, categoryIds, 'categoryIds')])
  const order = await nextPlace(tx, caterId, null)
  const rows = newMenuRows(menu, { caterId, parentId: null, order })
  await insertMenus(tx, rows)
  await saveCategories(tx, rows[0].id, categoryIds)
  return recordMenu(tx, viewer, at, rows[0], null)
}
