import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { MenuTree } from './menuStore.ts'
import { lockMenu } from './menuWriteStore.ts'

/** Locks a menu as {@link lockMenu} does. Throws 404 if it does not exist, is a child, or is not the viewer's. */
export async function lockMainMenu(
  tx: Db,
  viewer: Viewer,
  { caterId, menuId }: { caterId: number; menuId: string },
): Promise<MenuTree> {
  const menu = await lockMenu(tx, viewer, caterId, menuId)
  if (menu?.parentId !== null) throw notFound()
  return menu
}
