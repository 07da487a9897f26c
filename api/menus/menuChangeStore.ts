import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { idsIn, type MenuTree } from './menuStore.ts'

/**
 * Who last changed what a menu or child shows: it, anything in it, also by taking it out, or the categories that it
 * stands in; undefined where nobody has.
 */
export function findLastMenuChange(db: Db, menu: MenuTree): Promise<LastChange | undefined> {
  const ids = idsIn(menu)
  const categoryIds = menu.categories.map(({ id }) => id)
  const here = JSON.stringify([{ id: menu.id }])
  return findLastChangeWhere(
    db,
    sql<boolean>`"caterId" = ${menu.caterId} and (
      kind = 'menu' and ("thingId" = any(${ids}) or before->>'parentId' = any(${ids}))
      or kind = 'category' and (
        "thingId" = any(${categoryIds}) and after ?| array['name', 'order', 'products']
        or before->'products' @> ${here}::jsonb))`,
  )
}

/** Who last changed what the list of a caterer's menus shows; undefined where nobody has. */
export const findLastMenuListChange = (db: Db, caterId: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`"caterId" = ${caterId} and kind in ('menu', 'category', 'dish')`)
