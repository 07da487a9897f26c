import type { NewMenuChild } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import { lockForShare } from './menuPlaceStore.ts'
import { throwIfAny } from './menuRules.ts'

/** The dishes that new children and their items are. */
export const dishIdsOf = (children: readonly NewMenuChild[]): string[] =>
  children
    .flatMap(({ dishId, children: items = [] }) => [dishId, ...items.map((item) => item.dishId)])
    .filter((id) => id != null)

/** Throws 422 unless all dishes are of the locked caterer, and locks them against deletion until the transaction ends. */
export async function assertOwnDishes(tx: Db, caterId: number, ids: readonly string[]): Promise<void> {
  const known = await lockForShare(tx, 'dish', caterId, ids)
  throwIfAny(ids.every((id) => known.has(id)) ? [] : [{ path: 'dishId', validatorKey: 'unknown' }])
}
