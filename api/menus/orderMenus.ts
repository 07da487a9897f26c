import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Menu, type MenuOrdering } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import { lockCater } from '../caters/caterWriteStore.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { findLastMenuListChange } from './menuChangeStore.ts'
import { hold, saveCategoryOrders, saveOrders } from './menuPlaceStore.ts'
import { refuse } from './menuRules.ts'
import { listMenus } from './menuStore.ts'
import { toMenu } from './menuWire.ts'

type Places = MenuOrdering['menus']

/**
 * Saves places of menus and children, all or none, unless somebody else was faster with one of the caterer's (412);
 * answers those menus as they are then.
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
  await hold(
    tx,
    'category',
    caterId,
    inCategories.map(({ categoryId }) => String(categoryId)),
  )
  const read = async () =>
    (
      (await listMenus(
        tx,
        viewer,
        caterId,
        places.map(({ id }) => id),
      )) ?? []
    ).map(toMenu)
  const before = new Map((await read()).map((menu) => [menu.id, menu]))
  refuse(placeIssues(places, before))
  await saveOrders(
    tx,
    places.filter(({ categoryId }) => !categoryId),
  )
  await saveCategoryOrders(tx, inCategories)
  const after = await read()
  for (const menu of after) {
    const change = diffFields(placesOf(before.get(menu.id) ?? menu), placesOf(menu))
    if (change) await recordChange(tx, viewer, at, { kind: 'menu', id: menu.id, caterId, ...change })
  }
  return after
}

/** What moves where a menu or child is put elsewhere; the rest of it, and what is in it, stays. */
const placesOf = ({ order, categories }: Menu) => ({ order, categories })

function placeIssues(places: Places, there: ReadonlyMap<string, Menu>): Issue[] {
  const taken = new Set<string>()
  return places.flatMap(({ id, categoryId }, at): Issue[] => {
    const menu = there.get(id)
    if (!menu) return [{ path: `menus.${at}.id`, validatorKey: 'foreign' }]
    if (categoryId && !menu.categories.some((category) => category.id === categoryId)) {
      return [{ path: `menus.${at}.categoryId`, validatorKey: 'foreign' }]
    }
    const place = `${categoryId ?? ''} ${id}`
    if (taken.has(place)) return [{ path: `menus.${at}.id`, validatorKey: 'duplicate' }]
    taken.add(place)
    return []
  })
}
