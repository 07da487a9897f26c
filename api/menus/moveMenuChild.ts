import type { FastifyRequest } from 'fastify'
import { Menu, type MenuChildMove } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import { recordChange } from '../audit/changeStore.ts'
import { diffFields } from '../audit/diffFields.ts'
import type { Db } from '../database/connect.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { ProblemError } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { lockMainMenu } from './lockMainMenu.ts'
import { findLastMenuChange } from './menuChangeStore.ts'
import { saveOrders } from './menuPlaceStore.ts'
import { contentTypeIssues, throwIfAny, typeIssues } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { toMenu } from './menuWire.ts'
import { updateMenu } from './menuWriteStore.ts'

/**
 * Moves a child to another place of its menu, into a group or out of one, and returns the menu. Throws 404 without such
 * a menu, 422 for ids that are not in the menu and for a type that is not allowed there, and 412 if the menu has changed
 * since it was read.
 */
export async function moveMenuChild(
  tx: Db,
  viewer: Viewer,
  at: Date,
  request: FastifyRequest,
  { caterId, menuId, move }: { caterId: number; menuId: string; move: MenuChildMove },
): Promise<Menu> {
  const menu = await lockMainMenu(tx, viewer, { caterId, menuId })
  await checkIfMatch(request, Menu, toMenu(menu), () => findLastMenuChange(tx, menu))
  const before = placesIn(menu)
  const { child, siblings, ...values } = resolveMove(menu, move)
  await updateMenu(tx, child, values)
  await saveOrders(
    tx,
    siblings.map(({ id }, order) => ({ id, order })),
  )
  const moved = await getMenu(tx, viewer, menu)
  for (const [id, place] of placesIn(moved)) {
    const change = diffFields(before.get(id) ?? place, place)
    if (change) await recordChange(tx, viewer, at, { kind: 'menu', id, caterId, ...change })
  }
  return toMenu(moved)
}

/** The child, its new parent and type, and the new parent's children in their new order. */
function resolveMove(menu: MenuTree, { id, parentId, beforeId, type: newType }: MenuChildMove) {
  const parts = descendantsOf(menu)
  const child = parts.find((part) => part.id === id)
  const parent = [menu, ...parts].find((part) => part.id === parentId)
  const others = parent?.children.filter((sibling) => sibling.id !== id) ?? []
  const place = beforeId ? others.findIndex((sibling) => sibling.id === beforeId) : others.length
  if (!child || !parent || place < 0) throw foreign({ id: !child, parentId: !parent, beforeId: parent && place < 0 })
  const type = newType ?? child.type
  throwIfAny([...typeIssues(parent.type, type), ...contentTypeIssues(type, child.children)])
  return { child, parentId, type, siblings: others.toSpliced(place, 0, child) }
}

/** The error of the fields whose ids name nothing in the menu. */
function foreign(fields: Record<string, boolean | undefined>): ProblemError {
  const issues = Object.keys(fields).flatMap((path): Issue[] =>
    fields[path] ? [{ path, validatorKey: 'foreign' }] : [],
  )
  return new ProblemError(422, 'invalid', { detail: 'The menu has no such part.', issues })
}

const descendantsOf = ({ children }: MenuTree): MenuTree[] =>
  children.flatMap((child) => [child, ...descendantsOf(child)])

/** The fields that a move changes, by the id of each descendant. */
const placesIn = (menu: MenuTree) =>
  new Map(descendantsOf(menu).map(({ id, parentId, order, type }) => [id, { parentId, order, type }]))
