import type { Menu, MenuChange, MenuChildChange } from '../../contract/menus.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import type { EveryColumn } from '../database/everyColumn.ts'
import type { MenuTable } from '../database/schema.ts'
import { END_OF_DAY } from '../../domain/availability/leadTime.ts'
import type { MenuTree } from './menuStore.ts'

/** The wire form of a menu and its children, prices in kroner. */
export function toMenu(row: MenuTree): Menu {
  // Field by field, since rest and spread of each row took longer than reading the rows
  return {
    id: row.id,
    caterId: row.caterId,
    parentId: row.parentId,
    type: row.type,
    name: row.name,
    description: row.description,
    price: toKroner(row.priceOere),
    discountFromPrice: row.discountFromOere === null ? null : toKroner(row.discountFromOere),
    saving: row.saving && { ...row.saving, normalPrice: toKroner(row.saving.normalPrice) },
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    order: row.order,
    categories: row.categories,
    dishes: row.dishes,
    images: row.images.map((image) => ({ ...image, altText: image.text })),
    soldOutTo: row.soldOutTo,
    offeredFrom: row.offeredFrom,
    offeredTo: row.offeredTo,
    draft: row.draft,
    leadTime: row.leadDays === null ? null : { days: row.leadDays, cutoff: row.leadCutoff ?? END_OF_DAY },
    countsTowardsCapacity: row.countsTowardsCapacity,
    course: row.course,
    ageLimit: row.ageLimit,
    dishId: row.dishId,
    declaration: row.declaration,
    dishFoods: row.dishFoods,
    allFoodsListed: row.parentId === null ? row.allFoodsListed : null,
    foodsVersion: row.parentId === null ? row.foodsVersion : null,
    foodsListedAt: row.foodsListedAt?.toISOString() ?? null,
    foodsListedBy: row.foodsListedByName,
    children: row.children.map(toMenu),
  }
}

/** A change of a menu, or of a child, which has no offering of its own. */
export type AnyChange = Omit<MenuChange, 'type'> &
  Pick<Partial<Menu>, 'type'> &
  Pick<MenuChildChange, 'dishId' | 'declarationFits'>

/** The columns that a new menu or child, or a change of one, sets; prices in øre, missing ones are undefined. */
export function toColumns(
  change: AnyChange,
): EveryColumn<
  MenuTable,
  'id' | 'caterId' | 'parentId' | 'allFoodsListed' | 'foodsVersion' | 'foodsListedAt' | 'foodsListedBy'
> {
  const { price, discountFromPrice, leadTime } = change
  return {
    type: change.type,
    name: change.name,
    description: change.description,
    priceOere: price === undefined ? undefined : toOere(price),
    discountFromOere: discountFromPrice == null ? discountFromPrice : toOere(discountFromPrice),
    minAmount: change.minAmount,
    maxAmount: change.maxAmount,
    order: change.order,
    ageLimit: change.ageLimit,
    soldOutTo: change.soldOutTo,
    offeredFrom: change.offeredFrom,
    offeredTo: change.offeredTo,
    draft: change.draft,
    dishId: change.dishId,
    leadDays: leadTime && leadTime.days,
    leadCutoff: leadTime && leadTime.cutoff,
    countsTowardsCapacity: change.countsTowardsCapacity,
    course: change.course,
  }
}
