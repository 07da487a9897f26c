import { sql } from 'kysely'
import type { MenuOrdering } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'

type Places = MenuOrdering['menus']

/** Those of these ids which are a caterer's categories, or dishes; they stay there until the end of the transaction. */
export async function hold(
  tx: Db,
  table: 'category' | 'dish',
  caterId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('caterId', '=', caterId)
    .where('id', '=', (one) => one.fn.any(one.val([...ids])))
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Makes held categories all that a locked menu stands in: it keeps its places in some, and comes last in new ones. */
export async function saveCategories(tx: Db, menuId: string, categoryIds: readonly string[]): Promise<void> {
  await sql`delete from "menuCategory"
    where "menuId" = ${menuId} and "categoryId" <> all(${categoryIds}::uuid[])`.execute(tx)
  await sql`insert into "menuCategory" ("menuId", "categoryId", "order")
    select ${menuId}, category.id, coalesce(max(place."order"), 0) + 1
    from category left join "menuCategory" place on place."categoryId" = category.id
    where category.id = any(${categoryIds}::uuid[]) group by category.id
    on conflict do nothing`.execute(tx)
}

/** Makes held dishes all that a locked menu or child has. */
export async function saveDishes(tx: Db, menuId: string, dishIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('menuDish').where('menuId', '=', menuId).execute()
  if (dishIds.length === 0) return
  await tx
    .insertInto('menuDish')
    .values([...new Set(dishIds)].map((dishId) => ({ menuId, dishId })))
    .execute()
}

/** Gives locked menus or children new places among those beside them. */
export async function saveOrders(tx: Db, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id)
  const orders = places.map(({ order }) => order)
  await sql`update menu set "order" = place."order"
    from unnest(${ids}::uuid[], ${orders}::integer[]) as place (id, "order")
    where menu.id = place.id`.execute(tx)
}

/** Gives locked menus new places in held categories that they stand in. */
export async function saveCategoryOrders(tx: Db, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id)
  const categoryIds = places.map(({ categoryId }) => categoryId)
  const orders = places.map(({ order }) => order)
  await sql`update "menuCategory" set "order" = place."order"
    from unnest(${ids}::uuid[], ${categoryIds}::uuid[], ${orders}::integer[]) as place (id, "categoryId", "order")
    where "menuId" = place.id and "menuCategory"."categoryId" = place."categoryId"`.execute(tx)
}
