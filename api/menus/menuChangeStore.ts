import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { collectIds, type MenuTree } from './menuStore.ts'

/**
 * The last change of what a menu or child shows: its own, that of its descendants (also deleted ones), or of its
 * categories; undefined if there is none.
 */
export function findLastMenuChange(db: Db, menu: MenuTree): Promise<LastChange | undefined> {
  const ids = collectIds(menu)
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

/** The last change of what the list of a caterer's menus shows; undefined if there is none. */
export const findLastMenuListChange = (db: Db, caterId: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`"caterId" = ${caterId} and kind in ('menu', 'category', 'dish', 'declaration')`)
