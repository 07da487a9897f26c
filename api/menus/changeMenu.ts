import type { FastifyRequest } from 'fastify'
import { Menu, type MenuChange, type MenuChildChange } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { findLastMenuChange } from './menuChangeStore.ts'
import { contentTypeIssues, limitIssues, refuse, typeIssues } from './menuRules.ts'
import type { MenuTree } from './menuStore.ts'
import { toColumns, toMenu } from './menuWire.ts'
import { updateMenu } from './menuWriteStore.ts'
import { recordMenu } from './recordMenu.ts'

/**
 * Changes a locked menu, or a child of the given parent, unless somebody else was faster (412); answers it as it is
 * then. Throws 422 where it could not stay there so.
 */
export async function changeMenu(
  tx: Db,
  viewer: Viewer,
  at: Date,
  request: FastifyRequest,
  { menu, parent, change }: { menu: MenuTree; parent: MenuTree | null; change: MenuChange | MenuChildChange },
): Promise<Menu> {
  const before = toMenu(menu)
  await checkIfMatch(request, Menu, before, () => findLastMenuChange(tx, menu))
  const { type = menu.type, minAmount = menu.minAmount, maxAmount = menu.maxAmount } = change
  refuse([
    ...(parent ? typeIssues(parent.type, type) : []),
    ...contentTypeIssues(type, menu.children),
    ...limitIssues({ minAmount, maxAmount }),
  ])
  await updateMenu(tx, menu, toColumns(change))
  return recordMenu(tx, viewer, at, menu, before)
}
