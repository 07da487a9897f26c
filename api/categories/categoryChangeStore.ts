import { sql } from 'kysely'
import { findLastChangeWhere, type LastChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { CategoryRow } from './categoryStore.ts'

/** Who last changed what a category shows, which is of its menus too; undefined where nobody has. */
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

/** Who last changed what the list of a caterer's categories shows; undefined where nobody has. */
export const findLastCategoryListChange = (db: Db, caterId: number): Promise<LastChange | undefined> =>
  findLastChangeWhere(db, sql<boolean>`"caterId" = ${caterId} and kind in ('category', 'menu')`)
