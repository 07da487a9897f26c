import { type Declaration, isSameDeclaration } from '../../domain/foods/declarations.ts'
import type { Food } from '../../domain/foods/food.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import type { Db } from '../database/connect.ts'
import { type DeclarationRow, listDeclarationRows, toDeclarations } from '../foods/declarationStore.ts'
import { listDishesOfItems } from '../foods/foodStore.ts'
import type { OrderRow } from './orderStore.ts'

/** A food of an order of which something else is declared since it was ordered. */
export interface AllergenChange {
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
  return new Map(
    coming.map((order) => [
      order.id,
      orderedFoods(order.content.menus).flatMap((food) =>
        changeOf(food, order, written.get(dishOf.get(food.id) ?? food.id)),
      ),
    ]),
  )

  function changeOf(food: Food, order: OrderRow, row: DeclarationRow | undefined): AllergenChange[] {
    if (!row || row.declaredAt <= order.createdAt) return []
    const after = now.ofDish(row.dishId ?? row.itemId ?? '')
    if (isSameDeclaration(food.declaration, after)) return []
    return [{ food: food.name, changedAt: row.declaredAt, before: food.declaration, after }]
  }
}

const isComing = ({ status, deliveredAt }: OrderRow): boolean =>
  status !== 'refused' && status !== 'cancelled' && deliveredAt === null
