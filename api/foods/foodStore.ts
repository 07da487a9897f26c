import { sql } from 'kysely'
import { UNDECLARED, type DeclarationDraft } from '../../domain/foods/declarations.ts'
import { canEditCatalogue } from '../catalogue/catalogueAccess.ts'
import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { actorName } from '../accounts/userName.ts'
import type { FoodKey } from './declarationStore.ts'

/** A food of a caterer, with what its office has written of it. */
export interface FoodRow extends FoodKey {
  caterId: number
  name: string
  menu: { id: string; name: string } | null
  declaration: DeclarationDraft
  declaredAt: Date | null
  declaredBy: string | null
}

/** The foods of a caterer: the items of its menus in their order, then its dishes by name. Null if it is not the viewer's. */
export async function listFoods(
  db: Db,
  viewer: Viewer,
  caterId: number,
  ids?: readonly string[],
): Promise<FoodRow[] | null> {
  if (!(await canEditCatalogue(db, viewer, caterId))) return null
  const { rows } = await sql<FoundFood>`
    with food as (
      select 'item' as kind, item.id, item.name, root.id as "menuId", root.name as "menuName",
        row_number() over (order by root."order", root.id, coalesce(parent."order", item."order"),
          coalesce(parent.id, item.id), item."order", item.id) as place
      from menu item
      join menu above on above.id = item."parentId"
      left join menu parent on parent.id = above.id and above."parentId" is not null
      join menu root on root.id = coalesce(parent."parentId", above.id)
      where item."caterId" = ${caterId} and item.type <> 'group' and item."dishId" is null
      union all
      select 'dish', dish.id, dish.name, null, null, 1000000000 + row_number() over (order by lower(dish.name), dish.id)
      from dish where dish."caterId" = ${caterId})
    select food.kind, food.id, food.name, food."menuId", food."menuName", declaration.contains,
      declaration."mayContain", declaration.free, declaration.diets, declaration."isComplete", declaration."isFood",
      declaration."declaredAt",
      declaration."userId", "user".id as "foundUserId", "user"."firstName", "user"."lastName"
    from food
    left join "foodDeclaration" declaration on coalesce(declaration."dishId", declaration."itemId") = food.id
    left join "user" on "user".id = declaration."userId"
    where ${ids === undefined ? sql`true` : sql`food.id = any(${[...ids]}::uuid[])`}
    order by food.place`.execute(db)
  return rows.map((row) => toFood(caterId, row))
}

/** The dishes that items are, by the id of the item; items that are none are left out. */
export async function listDishesOfItems(db: Db, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'dishId'])
    .where('id', '=', (eb) => eb.fn.any(eb.val([...itemIds])))
    .where('dishId', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, dishId }) => [id, dishId ?? id]))
}

/** The items that are one of these dishes, as pairs of dish and item. */
export const listItemsOfDishes = async (
  db: Db,
  dishIds: readonly string[],
): Promise<{ dishId: string; id: string }[]> => {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'dishId'])
    .where('dishId', '=', (eb) => eb.fn.any(eb.val([...dishIds])))
    .execute()
  return rows.map(({ id, dishId }) => ({ id, dishId: dishId ?? id }))
}

interface FoundFood extends FoodKey, Partial<DeclarationDraft> {
  name: string
  menuId: string | null
  menuName: string | null
  isComplete: boolean
  declaredAt: Date | string | null
  userId: string | null
  foundUserId: string | null
  firstName: string | null
  lastName: string | null
}

function toFood(caterId: number, row: FoundFood): FoodRow {
  const { kind, id, name, menuId, menuName, contains, mayContain, free, diets, isComplete, isFood } = row
  const isWritten = contains && mayContain && free && diets
  return {
    kind,
    id,
    caterId,
    name,
    menu: menuId === null ? null : { id: menuId, name: menuName ?? '' },
    declaration: isWritten
      ? { contains, mayContain, free, diets, isComplete, ...(isFood === false && { isFood }) }
      : UNDECLARED,
    declaredAt: row.declaredAt === null ? null : new Date(row.declaredAt),
    declaredBy: row.userId === null ? null : actorName(row.foundUserId === null ? undefined : row),
  }
}
