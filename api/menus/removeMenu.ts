import type { DeletedMenu } from '../../contract/menus.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { endFoodsListed } from '../foods/foodsListedStore.ts'
import { collectIds, type MenuTree } from './menuStore.ts'
import { toMenu } from './menuWire.ts'
import { deleteMenu } from './menuWriteStore.ts'

/** Deletes a locked menu or child with its children, and returns the number of deleted rows. */
export async function removeMenu(tx: Db, viewer: Viewer, at: Date, menu: MenuTree): Promise<DeletedMenu> {
  const { id, caterId } = menu
  await endFoodsListed(tx, [id])
  await deleteMenu(tx, menu)
  await recordChange(tx, viewer, at, { kind: 'menu', id, caterId, before: toMenu(menu), after: null })
  return { success: true, deletedRows: collectIds(menu).length }
}
