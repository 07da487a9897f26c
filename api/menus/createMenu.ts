import type { NewMenu } from '../../contract/menus.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { assertOwnDishes, dishIdsOf } from './itemDishes.ts'
import { assertOwnImages } from './menuImages.ts'
import { type MenuImagePlace, saveMenuImages } from './menuImageStore.ts'
import { lockForShare, saveCategories } from './menuPlaceStore.ts'
import { foodsListedColumns } from '../foods/foodsListedStore.ts'
import { foreignIssues, newMenuIssues, seasonIssues, throwIfAny } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { insertMenus, nextOrder } from './menuWriteStore.ts'
import { newMenuRows } from './newMenuRows.ts'

/**
 * Creates a menu with its children and pictures, last among the caterer's menus and in each of its categories. Null if the caterer
 * is not the viewer's; throws 422 for an invalid menu.
 */
export async function createMenu(
  tx: Db,
  viewer: Viewer,
  caterId: number,
  menu: NewMenu,
  images: readonly MenuImagePlace[] | undefined,
  at: Date,
): Promise<MenuTree | null> {
  if (!(await lockCater(tx, viewer, caterId))) return null
  const { categoryIds = [] } = menu
  const ownCategories = await lockForShare(tx, 'category', caterId, categoryIds)
  throwIfAny([
    ...newMenuIssues(menu),
    ...seasonIssues(menu),
    ...foreignIssues(ownCategories, categoryIds, 'categoryIds'),
  ])
  await assertOwnDishes(tx, caterId, dishIdsOf(menu.children ?? []))
  const order = await nextOrder(tx, caterId, null)
  const [first, ...inside] = newMenuRows(menu, { caterId, parentId: null, order })
  const listed = foodsListedColumns({ allFoodsListed: false }, menu.allFoodsListed, { at, userId: viewer.userId })
  const row = { ...first, ...listed }
  await insertMenus(tx, [row, ...inside])
  await saveCategories(tx, row.id, categoryIds)
  assertOwnImages({ images: [] }, images ?? [])
  await saveMenuImages(tx, row, images ?? [])
  return getMenu(tx, viewer, row)
}
