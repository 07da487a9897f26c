import type { AffectedOrder } from '../../contract/foods.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import type { Db } from '../database/connect.ts'
import { listItemsOfDishes } from './foodStore.ts'

/** A coming order with the ids of its foods, of which a dish stands for the items that are it. */
interface ComingOrder extends AffectedOrder {
  foodIds: ReadonlySet<string>
}

/** A caterer's orders that are still to be delivered, by date. */
export async function listComingOrders(db: Db, caterId: number, today: string): Promise<ComingOrder[]> {
  const orders = await db
    .selectFrom('order')
    .select(['id', 'orderRef', 'deliveryDate', 'content'])
    .where('caterId', '=', caterId)
    .where('deliveryDate', '>=', today)
    .where('status', 'not in', ['refused', 'cancelled'])
    .where('deliveredAt', 'is', null)
    .orderBy('deliveryDate')
    .orderBy('orderRef')
    .execute()
  const dishes = await db.selectFrom('dish').select('id').where('caterId', '=', caterId).execute()
  const items = await listItemsOfDishes(
    db,
    dishes.map(({ id }) => id),
  )
  const dishOf = new Map(items.map(({ id, dishId }) => [id, dishId]))
  return orders.map(({ id, orderRef, deliveryDate, content }) => ({
    id,
    orderRef,
    date: deliveryDate,
    foodIds: new Set(orderedFoods(content.menus).map((food) => dishOf.get(food.id) ?? food.id)),
  }))
}

/** The number of the orders that hold each food, by its id. */
export function countByFood(orders: readonly ComingOrder[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of orders.flatMap(({ foodIds }) => [...foodIds])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Those that hold any of some foods. */
export const ordersWith = (orders: readonly ComingOrder[], foodIds: ReadonlySet<string>): AffectedOrder[] =>
  orders
    .filter((order) => [...order.foodIds].some((id) => foodIds.has(id)))
    .map(({ id, orderRef, date }) => ({ id, orderRef, date }))
