import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Menu, type MenuOrdering } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { findLastMenuListChange } from './menuChangeStore.ts'
import { lockForShare, saveCategoryOrders, saveOrders } from './menuPlaceStore.ts'
import { throwIfAny } from './menuRules.ts'
import { listMenus } from './menuStore.ts'
import { toMenu } from './menuWire.ts'

type Places = MenuOrdering['menus']

/**
 * Saves the order of menus and children, all or none, and returns them. Throws 412 if the list of the caterer's menus
 * has changed since it was read.
 */
export async function orderMenus(
  tx: Db,
  viewer: Viewer,
  at: Date,
  request: FastifyRequest,
  { caterId, places }: { caterId: number; places: Places },
): Promise<Menu[]> {
  if (!(await lockCater(tx, viewer, caterId))) throw notFound()
  const all = (await listMenus(tx, viewer, caterId)) ?? []
  await checkIfMatch(request, z.array(Menu), all.map(toMenu), () => findLastMenuListChange(tx, caterId))
  const inCategories = places.filter(({ categoryId }) => categoryId)
  const categoryIds = inCategories.map(({ categoryId }) => String(categoryId))
  await lockForShare(tx, 'category', caterId, categoryIds)
  const ids = places.map(({ id }) => id)
  const read = async () => ((await listMenus(tx, viewer, caterId, ids)) ?? []).map(toMenu)
  const before = new Map((await read()).map((menu) => [menu.id, menu]))
  throwIfAny(placeIssues(places, before))
  const amongSiblings = places.filter(({ categoryId }) => !categoryId)
  await saveOrders(tx, amongSiblings)
  await saveCategoryOrders(tx, inCategories)
  const after = await read()
  for (const menu of after) {
    const change = diffFields(placesOf(before.get(menu.id) ?? menu), placesOf(menu))
    if (change) await recordChange(tx, viewer, at, { kind: 'menu', id: menu.id, caterId, ...change })
  }
  return after
}

/** The fields that reordering changes. */
const placesOf = ({ order, categories }: Menu) => ({ order, categories })

function placeIssues(places: Places, there: ReadonlyMap<string, Menu>): Issue[] {
  const seen = new Set<string>()
  return places.flatMap(({ id, categoryId }, at): Issue[] => {
    const menu = there.get(id)
    if (!menu) return [{ path: `menus.${at}.id`, validatorKey: 'foreign' }]
    if (categoryId && !menu.categories.some((category) => category.id === categoryId)) {
      return [{ path: `menus.${at}.categoryId`, validatorKey: 'foreign' }]
    }
    const place = `${categoryId ?? ''} ${id}`
    if (seen.has(place)) return [{ path: `menus.${at}.id`, validatorKey: 'duplicate' }]
    seen.add(place)
    return []
  })
}
