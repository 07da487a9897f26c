import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { assertOwnImages } from './menuImages.ts'
import { type MenuImagePlace, saveMenuImages } from './menuImageStore.ts'
import { contentTypeIssues, limitIssues, seasonIssues, throwIfAny, typeIssues } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { type AnyChange, toColumns } from './menuWire.ts'
import { findMenuType, updateMenu } from './menuWriteStore.ts'

/**
 * Changes a locked menu or child, and returns it; `images` replaces its pictures. Throws 422 for a type or limits that are
 * not allowed, and for pictures of another one.
 */
export async function changeMenu(
  tx: Db,
  viewer: Viewer,
  menu: MenuTree,
  change: AnyChange,
  images: readonly MenuImagePlace[] | undefined,
): Promise<MenuTree> {
  const { type = menu.type, minAmount = menu.minAmount, maxAmount = menu.maxAmount } = change
  const { offeredFrom = menu.offeredFrom, offeredTo = menu.offeredTo } = change
  throwIfAny([
    ...(menu.parentId === null ? [] : typeIssues(await findMenuType(tx, menu.parentId), type)),
    ...contentTypeIssues(type, menu.children),
    ...limitIssues({ minAmount, maxAmount }),
    ...seasonIssues({ offeredFrom, offeredTo }),
  ])
  await updateMenu(tx, menu, toColumns(change))
  if (images) {
    assertOwnImages(menu, images)
    await saveMenuImages(tx, menu, images)
  }
  return getMenu(tx, viewer, menu)
}
