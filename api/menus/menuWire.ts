import type { Updateable } from 'kysely'
import type { Menu, MenuChange, MenuChildChange } from '../../contract/menus.ts'
import { toKroner, toOere } from '../../domain/money.ts'
import type { MenuTable } from '../database/schema.ts'
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
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    order: row.order,
    categories: row.categories,
    dishes: row.dishes,
    children: row.children.map(toMenu),
  }
}

/** The columns that a change sets, prices in øre; missing ones are undefined. */
export function toColumns(change: MenuChange | MenuChildChange): Updateable<MenuTable> {
  const { type, name, description, price, discountFromPrice, minAmount, maxAmount, order } = change
  const discountFromOere = discountFromPrice == null ? discountFromPrice : toOere(discountFromPrice)
  const priceOere = price === undefined ? undefined : toOere(price)
  return { type, name, description, priceOere, discountFromOere, minAmount, maxAmount, order }
}
