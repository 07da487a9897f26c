import { z } from 'zod'
import { Menu } from '../../contract/menus.ts'
import type { Db } from '../database/connect.ts'
import { deleteItemDeclaration, withdrawDeclaration } from '../foods/declarationStore.ts'
import { endFoodsListed, foodsListedColumns } from '../foods/foodsListedStore.ts'
import { changedMeanwhile } from '../routes/preconditions.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { assertOwnDishes } from './itemDishes.ts'
import { assertOwnImages } from './menuImages.ts'
import { type MenuImagePlace, saveMenuImages } from './menuImageStore.ts'
import { contentTypeIssues, limitIssues, seasonIssues, throwIfAny, typeIssues } from './menuRules.ts'
import { getMenu, type MenuTree } from './menuStore.ts'
import { findLastMenuChange } from './menuChangeStore.ts'
import { type AnyChange, toColumns, toMenu } from './menuWire.ts'
import { findMenuType, updateMenu } from './menuWriteStore.ts'

/**
 * Changes a locked menu or child, and returns it; `images` replaces its pictures. Throws 422 for a type or limits that are
 * not allowed, for pictures of another one, and for a dish of another caterer; 412 where its foods are no longer
 * those whose list is confirmed.
 */
export async function changeMenu(
  tx: Db,
  viewer: Viewer,
  menu: MenuTree,
  change: AnyChange,
  images: readonly MenuImagePlace[] | undefined,
  at: Date,
): Promise<MenuTree> {
  const { type = menu.type, minAmount = menu.minAmount, maxAmount = menu.maxAmount } = change
  const { offeredFrom = menu.offeredFrom, offeredTo = menu.offeredTo } = change
  throwIfAny([
    ...(menu.parentId === null ? [] : typeIssues(await findMenuType(tx, menu.parentId), type)),
    ...contentTypeIssues(type, menu.children),
    ...limitIssues({ minAmount, maxAmount }),
    ...seasonIssues({ offeredFrom, offeredTo }),
  ])
  if (change.allFoodsListed && !menu.allFoodsListed) await assertSeenFoods(tx, menu, change.foodsVersion)
  const { dishId, declarationFits } = change
  if (dishId) await assertOwnDishes(tx, menu.caterId, [dishId])
  const by = { at, userId: viewer.userId }
  await updateMenu(tx, menu, { ...toColumns(change), ...foodsListedColumns(menu, change.allFoodsListed, by) })
  if (menu.parentId !== null && isOtherFood(menu, change)) await endFoodsListed(tx, [menu.id])
  if (dishId) await deleteItemDeclaration(tx, menu.id)
  else if (declarationFits === false) await withdrawDeclaration(tx, { kind: 'item', id: menu.id }, by)
  if (images) {
    assertOwnImages(menu, images)
    await saveMenuImages(tx, menu, images)
  }
  return getMenu(tx, viewer, menu)
}

/** ALG-11: only a list that its caterer has seen can be confirmed. */
async function assertSeenFoods(tx: Db, menu: MenuTree, foodsVersion: number | undefined): Promise<void> {
  throwIfAny(foodsVersion === undefined ? [{ path: 'foodsVersion', validatorKey: 'required' }] : [])
  if (foodsVersion === menu.foodsVersion) return
  throw changedMeanwhile(z.encode(Menu, toMenu(menu)), await findLastMenuChange(tx, menu))
}

/** True where an item is another food after a change: by its words, as another dish, or from a group or to one. */
function isOtherFood(item: MenuTree, { type = item.type, name, description, dishId }: AnyChange): boolean {
  if ((type === 'group') !== (item.type === 'group')) return true
  const isChanged = <Value>(value: Value | undefined, before: Value) => value !== undefined && value !== before
  return (
    type !== 'group' &&
    (isChanged(name, item.name) || isChanged(description, item.description) || isChanged(dishId, item.dishId))
  )
}
