import type { NewMenuChild } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { assertOwnDishes, dishIdsOf } from './itemDishes.ts'
import { assertOwnImages } from './menuImages.ts'
import { type MenuImagePlace, saveMenuImages } from './menuImageStore.ts'
import { newChildIssues, throwIfAny } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { insertMenus, nextOrder } from './menuWriteStore.ts'
import { endFoodsListed } from '../foods/foodsListedStore.ts'
import { newMenuRows } from './newMenuRows.ts'

/** Adds a child with its children and picture, last in a locked menu or group. Throws 422 if it is not allowed there. */
export async function addMenuChild(
  tx: Db,
  viewer: Viewer,
  parent: MenuTree,
  child: NewMenuChild,
  images: readonly MenuImagePlace[] = [],
): Promise<MenuTree> {
  throwIfAny(newChildIssues(parent.type, child))
  const { id: parentId, caterId } = parent
  await assertOwnDishes(tx, caterId, dishIdsOf([child]))
  const rows = newMenuRows(child, { caterId, parentId, order: await nextOrder(tx, caterId, parentId) })
  await insertMenus(tx, rows)
  if (rows.some(({ type }) => type !== 'group')) await endFoodsListed(tx, [parentId])
  assertOwnImages({ images: [] }, images)
  await saveMenuImages(tx, rows[0], images)
  return getMenu(tx, viewer, rows[0])
}
