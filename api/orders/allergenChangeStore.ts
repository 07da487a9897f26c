import { type Declaration, isSameDeclaration } from '../../domain/foods/declarations.ts'
import type { Food } from '../../domain/foods/food.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import type { Db } from '../database/connect.ts'
import { type DeclarationRow, listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { listDishesOfItems } from '../foods/foodStore.ts'
import { anyUuid, type OrderRow } from './orderStore.ts'

/** A food of an order of which something else is declared since it was ordered. */
export interface AllergenChange {
  /** That of the declaration: of the item, or of the dish that it is. */
  foodId: string
  food: string
  changedAt: Date
  before: Declaration | null
  after: Declaration | null
}

/** ALG-6: the changed foods of orders that are neither delivered nor refused nor cancelled, by the order's id. */
export async function listAllergenChanges(
  db: Db,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, AllergenChange[]>> {
  const coming = orders.filter(isComing)
  if (coming.length === 0) return new Map()
  const oldest = coming.map(({ createdAt }) => createdAt).reduce((a, b) => (a < b ? a : b))
  const rows = await listDeclarationRows(db, [...new Set(coming.map(({ caterId }) => caterId))], oldest)
  if (rows.length === 0) return new Map()
  const written = new Map(rows.map((row) => [row.dishId ?? row.itemId ?? '', row]))
  const dishOf = await listDishesOfItems(
    db,
    coming.flatMap(({ content }) => orderedFoods(content.menus)).map(({ id }) => id),
  )
  const now = toDeclarations(rows)
  const listed = await listListedMenus(
    db,
    coming.flatMap(({ content }) => content.menus).map(({ id }) => id),
  )
  return new Map(
    coming.map((order) => {
      const changes = order.content.menus.flatMap((menu) =>
        orderedFoods([menu]).flatMap((food) =>
          changeOf(food, order, listed.has(menu.id), written.get(dishOf.get(food.id) ?? food.id)),
        ),
      )
      return [order.id, withoutRepeated(changes)]
    }),
  )

  function changeOf(food: Food, order: OrderRow, isListed: boolean, row: DeclarationRow | undefined): AllergenChange[] {
    if (!row || row.declaredAt <= order.createdAt) return []
    const foodId = row.dishId ?? row.itemId ?? ''
    // What was declared is corrected, whatever the menu's state today; what never was needs the menu's confirmation
    const after = food.declaration === null && !isListed ? null : now.ofDish(foodId)
    if (isSameDeclaration(food.declaration, after)) return []
    return [{ foodId, food: food.name, changedAt: row.declaredAt, before: food.declaration, after }]
  }
}

/** A dish that stands in several menus of an order is listed once for each thing that was declared of it. */
function withoutRepeated(changes: readonly AllergenChange[]): AllergenChange[] {
  const keyOf = ({ foodId, before, after }: AllergenChange) => JSON.stringify([foodId, before, after])
  return [...new Map(changes.map((change) => [keyOf(change), change])).values()]
}

/** Those of some menus that have the tick that all that is served stands in them. */
async function listListedMenus(db: Db, menuIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('menu')
    .select('id')
    .where('id', '=', anyUuid(menuIds))
    .where('allFoodsListed', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const isComing = ({ status, deliveredAt }: OrderRow): boolean =>
  status !== 'refused' && status !== 'cancelled' && deliveredAt === null
