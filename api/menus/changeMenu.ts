import type { Db } from '../database/connect.ts'
import { deleteItemDeclaration, withdrawDeclaration } from '../foods/declarationStore.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { assertOwnDishes } from './itemDishes.ts'
import { assertOwnImages } from './menuImages.ts'
import { type MenuImagePlace, saveMenuImages } from './menuImageStore.ts'
import { contentTypeIssues, limitIssues, seasonIssues, throwIfAny, typeIssues } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { type AnyChange, toColumns } from './menuWire.ts'
import { findMenuType, updateMenu } from './menuWriteStore.ts'

/**
 * Changes a locked menu or child, and returns it; `images` replaces its pictures. Throws 422 for a type or limits that are
 * not allowed, for pictures of another one, and for a dish of another caterer.
 */
export async function changeMenu(
  tx: Db,
  viewer: Viewer,
  menu: MenuTree,
  change: AnyChange,
  images: readonly MenuImagePlace[] | undefined,
  at: Date,
): Promise<MenuTree> {
  const { type = menu.type, minAmount = menu.minAmount, maxAmount = menu.maxAmount } = change
  const { offeredFrom = menu.offeredFrom, offeredTo = menu.offeredTo } = change
  throwIfAny([
    ...(menu.parentId === null ? [] : typeIssues(await findMenuType(tx, menu.parentId), type)),
    ...contentTypeIssues(type, menu.children),
    ...limitIssues({ minAmount, maxAmount }),
    ...seasonIssues({ offeredFrom, offeredTo }),
  ])
  const { dishId, declarationFits } = change
  if (dishId) await assertOwnDishes(tx, menu.caterId, [dishId])
  await updateMenu(tx, menu, toColumns(change))
  if (dishId) await deleteItemDeclaration(tx, menu.id)
  else if (declarationFits === false)
    await withdrawDeclaration(tx, { kind: 'item', id: menu.id }, { at, userId: viewer.userId })
  if (images) {
    assertOwnImages(menu, images)
    await saveMenuImages(tx, menu, images)
  }
  return getMenu(tx, viewer, menu)
}
