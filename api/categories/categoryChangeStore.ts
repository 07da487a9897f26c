import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { CategoryRow } from './categoryStore.ts'

/** The last change of what a category shows, including its menus; undefined if there is none. */
export function findLastCategoryChange(db: Db, { id, caterId, menus }: CategoryRow): Promise<LastChange | undefined> {
  const menuIds = menus.map((menu) => menu.id)
  const here = JSON.stringify([{ id }])
  return findLastChangeWhere(
    db,
    sql<boolean>`"caterId" = ${caterId} and (
      kind = 'category' and "thingId" = ${id}
      or kind = 'menu' and (
        "thingId" = any(${menuIds}) and after ?| array['name', 'type', 'price', 'categories']
        or before->'categories' @> ${here}::jsonb))`,
  )
}

/** The last change of what the list of a caterer's categories shows; undefined if there is none. */
export const findLastCategoryListChange = (db: Db, caterId: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`"caterId" = ${caterId} and kind in ('category', 'menu')`)
