import type { MenuChange, MenuChildChange } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { contentTypeIssues, limitIssues, throwIfAny, typeIssues } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { toColumns } from './menuWire.ts'
import { findMenuType, updateMenu } from './menuWriteStore.ts'

/** Changes a locked menu or child, and returns it. Throws 422 for a type or limits that are not allowed. */
export async function changeMenu(
  tx: Db,
  viewer: Viewer,
  menu: MenuTree,
  change: MenuChange | MenuChildChange,
): Promise<MenuTree> {
  const { type = menu.type, minAmount = menu.minAmount, maxAmount = menu.maxAmount } = change
  throwIfAny([
    ...(menu.parentId === null ? [] : typeIssues(await findMenuType(tx, menu.parentId), type)),
    ...contentTypeIssues(type, menu.children),
    ...limitIssues({ minAmount, maxAmount }),
  ])
  await updateMenu(tx, menu, toColumns(change))
  return getMenu(tx, viewer, menu)
}
