import type { NewMenu } from '../../contract/menus.ts'
import { lockCater } from '../caters/caterWriteStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { lockForShare, saveCategories } from './menuPlaceStore.ts'
import { foreignIssues, newMenuIssues, throwIfAny } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { insertMenus, nextOrder } from './menuWriteStore.ts'
import { newMenuRows } from './newMenuRows.ts'

/**
 * Creates a menu with its children, last among the caterer's menus and in each of its categories. Null if the caterer
 * is not the viewer's; throws 422 for an invalid menu.
 */
export async function createMenu(tx: Db, viewer: Viewer, caterId: number, menu: NewMenu): Promise<MenuTree | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  const { categoryIds = [] } = menu
  const ownCategories = await lockForShare(tx, 'category', caterId, categoryIds)
  throwIfAny([...newMenuIssues(menu), ...foreignIssues(ownCategories, categoryIds, 'categoryIds')])
  const order = await nextOrder(tx, caterId, null)
  const rows = newMenuRows(menu, { caterId, parentId: null, order })
  await insertMenus(tx, rows)
  await saveCategories(tx, rows[0].id, categoryIds)
  return getMenu(tx, viewer, rows[0])
}
