import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import type { MenuTree } from './menuStore.ts'
import { lockMenu } from './menuWriteStore.ts'

/** A menu, no child of one, as {@link lockMenu} gives it. Throws 404 where it is not there or not the viewer's. */
export async function lockMainMenu(
  tx: Db,
  viewer: Viewer,
  { caterId, menuId }: { caterId: number; menuId: string },
): Promise<MenuTree> {
  const menu = await lockMenu(tx, viewer, caterId, menuId)
  if (menu?.parentId !== null) throw notFound()
  return menu
}
