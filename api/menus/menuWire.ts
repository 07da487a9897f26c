import type { Updateable } from 'kysely'
import type { Menu, MenuChange, MenuChildChange } from '../../contract/menus.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
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
    ageLimit: row.ageLimit,
    dishId: row.dishId,
    declaration: row.declaration,
    dishFoods: row.dishFoods,
    children: row.children.map(toMenu),
  }
}

/** A change of a menu, or of a child, which has no offering of its own. */
export type AnyChange = Omit<MenuChange, 'type'> &
  Pick<Partial<Menu>, 'type'> &
  Pick<MenuChildChange, 'dishId' | 'declarationFits'>

/** The columns that a change sets, prices in øre; missing ones are undefined. */
export function toColumns(change: AnyChange): Updateable<MenuTable> {
  const { type, name, description, price, discountFromPrice, minAmount, maxAmount, order, ageLimit } = change
  const { soldOutTo, offeredFrom, offeredTo, draft, dishId } = change
  const discountFromOere = discountFromPrice == null ? discountFromPrice : toOere(discountFromPrice)
  const priceOere = price === undefined ? undefined : toOere(price)
  return {
    type,
    name,
    description,
    priceOere,
    discountFromOere,
    minAmount,
    maxAmount,
    order,
    ageLimit,
    soldOutTo,
    offeredFrom,
    offeredTo,
    draft,
    dishId,
    ...availabilityColumns(change),
  }
}

/** The columns of what a menu asks for by itself; missing ones are undefined. */
export const availabilityColumns = ({
  leadTime,
  countsTowardsCapacity,
}: Pick<MenuChange, 'leadTime' | 'countsTowardsCapacity'>) => ({
  leadDays: leadTime === undefined ? undefined : (leadTime?.days ?? null),
  leadCutoff: leadTime === undefined ? undefined : (leadTime?.cutoff ?? null),
  countsTowardsCapacity,
})
