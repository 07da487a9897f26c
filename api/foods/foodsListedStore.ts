import { sql, type Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { MenuTable } from '../database/schema.ts'

type FoodsListed = Pick<Updateable<MenuTable>, 'allFoodsListed' | 'foodsListedAt' | 'foodsListedBy'>

/**
 * ALG-11: the columns of a user's confirmation that everything served in a menu is listed in it, or of its withdrawal; none
 * where nothing changes, so that the first confirmation stays.
 */
export function foodsListedColumns(
  before: { allFoodsListed: boolean },
  allFoodsListed: boolean | undefined,
  { at, userId }: { at: Date; userId: string },
): FoodsListed {
  if (allFoodsListed === undefined || allFoodsListed === before.allFoodsListed) return {}
  return allFoodsListed
    ? { allFoodsListed, foodsListedAt: at, foodsListedBy: userId }
    : { allFoodsListed, foodsListedAt: null, foodsListedBy: null }
}

/**
 * Ends the confirmations of the menus that these menus, groups and items of a locked caterer belong to, since their foods
 * have changed. Who confirmed last stays, for the question whether it still holds.
 */
export async function endFoodsListed(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`with recursive up as (
      select id, "parentId" from menu where id = any(${ids}::uuid[])
      union select menu.id, menu."parentId" from menu join up on up."parentId" = menu.id)
    update menu set "allFoodsListed" = false, "foodsVersion" = "foodsVersion" + 1
    where id in (select id from up where "parentId" is null)`.execute(tx)
}

/** As {@link endFoodsListed}, in all menus with a dish, also as an item. */
export async function endFoodsListedOfDish(tx: Db, dishId: string): Promise<void> {
  const items = tx.selectFrom('menu').select('id').where('dishId', '=', dishId)
  const found = items.union(tx.selectFrom('menuDish').select('menuId as id').where('dishId', '=', dishId))
  await endFoodsListed(
    tx,
    (await found.execute()).map(({ id }) => id),
  )
}
