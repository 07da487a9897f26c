import type { Menu, NewMenuChild } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { newChildIssues, refuse } from './menuRules.ts'
import type { MenuTree } from './menuStore.ts'
import { insertMenus, nextPlace } from './menuWriteStore.ts'
import { newMenuRows } from './newMenuRows.ts'
import { recordMenu } from './recordMenu.ts'

/** Adds a child, with what is in it, behind the others of a locked menu or group. Throws 422 where it may not stand. */
export async function addMenuChild(
  tx: Db,
  viewer: Viewer,
  at: Date,
  parent: MenuTree,
  child: NewMenuChild,
): Promise<Menu> {
  refuse(newChildIssues(parent.type, child))
  const { id: parentId, caterId } = parent
  const rows = newMenuRows(child, { caterId, parentId, order: await nextPlace(tx, caterId, parentId) })
  await insertMenus(tx, rows)
  return recordMenu(tx, viewer, at, rows[0], null)
}
