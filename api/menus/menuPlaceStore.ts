import { sql } from 'kysely'
import type { MenuOrdering } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'

type Places = MenuOrdering['menus']

/** Locks a caterer's categories or dishes against deletion until the transaction ends; returns the ids that exist. */
export async function lockForShare(
  tx: Db,
  table: 'category' | 'dish',
  caterId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('caterId', '=', caterId)
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Replaces the categories of a locked menu by locked ones: it keeps its order in existing ones, and is last in new ones. */
export async function saveCategories(tx: Db, menuId: string, categoryIds: readonly string[]): Promise<void> {
  await sql`delete from "menuCategory"
    where "menuId" = ${menuId} and "categoryId" <> all(${categoryIds}::uuid[])`.execute(tx)
  await sql`insert into "menuCategory" ("menuId", "categoryId", "order")
    select ${menuId}, category.id, coalesce(max(place."order"), 0) + 1
    from category left join "menuCategory" place on place."categoryId" = category.id
    where category.id = any(${categoryIds}::uuid[]) group by category.id
    on conflict do nothing`.execute(tx)
}

/** Replaces the dishes of a locked menu or child by locked ones. */
export async function saveDishes(tx: Db, menuId: string, dishIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('menuDish').where('menuId', '=', menuId).execute()
  if (dishIds.length === 0) return
  await tx
    .insertInto('menuDish')
    .values([...new Set(dishIds)].map((dishId) => ({ menuId, dishId })))
    .execute()
}

/** Saves the order of locked menus or children among their siblings. */
export async function saveOrders(tx: Db, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id)
  const orders = places.map(({ order }) => order)
  await sql`update menu set "order" = place."order"
    from unnest(${ids}::uuid[], ${orders}::integer[]) as place (id, "order")
    where menu.id = place.id`.execute(tx)
}

/** Saves the order of locked menus within locked categories. */
export async function saveCategoryOrders(tx: Db, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id)
  const categoryIds = places.map(({ categoryId }) => categoryId)
  const orders = places.map(({ order }) => order)
  await sql`update "menuCategory" set "order" = place."order"
    from unnest(${ids}::uuid[], ${categoryIds}::uuid[], ${orders}::integer[]) as place (id, "categoryId", "order")
    where "menuId" = place.id and "menuCategory"."categoryId" = place."categoryId"`.execute(tx)
}
