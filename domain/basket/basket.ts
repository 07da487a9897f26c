import { checkChoices } from '../menus/choices.ts'
import type { SelectedItem } from '../menus/choices.ts'
import { choosableOf, extrasOf, groupsOf, itemsOf } from '../menus/menu.ts'
import type { MenuNode } from '../menus/menu.ts'
import type { MenuType } from '../menus/menuTypes.ts'
import { applyPercentage } from '../money/money.ts'
import type { Oere } from '../money/money.ts'
import type { ServiceScope } from '../money/services.ts'
import type { Offering } from '../menus/offering.ts'
import { unitPrice } from '../menus/prices.ts'

/** A choosable item of a line. The price is for one. */
export interface BasketItem {
  id: string
  name: string
  price: Oere
}

/** A group of a line with its choosable items. */
export interface BasketGroup {
  id: string
  name: string
  items: BasketItem[]
}

/** A line of the basket, with all that its names and total need, so that it shows without the catalogue. */
export interface BasketMenu {
  /** The line's own id. */
  tempId: string
  /** The menu's id. */
  id: string
  name: string
  type: MenuType
  caterId: number
  /** Covers. */
  amount: number
  selectedMenuItems: SelectedItem[]
  /** One cover with its choices, as shown now. */
  price: Oere
  /** One cover with its choices, when the line was added. */
  originalPrice: Oere
  /** The menu's price before its discount, for one cover without choices. */
  discountFromPrice: Oere | null
  allGroups: BasketGroup[]
  /** The choosable items outside the groups of a freeselect or buildmenu. */
  items: BasketItem[]
  extras: BasketItem[]
}

/** A service in the basket. Required ones are added by the order form and never stored. */
export interface BasketService {
  id: string
  name: string
  price: Oere
  required: boolean
  appliesTo: ServiceScope
}

/** The menus and services that a visitor wants to order from one caterer. */
export interface Basket {
  menus: BasketMenu[]
  services: BasketService[]
}

/** A menu of the catalogue, with the fields that a line of the basket copies. */
export type CatalogueMenu = MenuNode & Offering & { type: MenuType; discountFromPrice: Oere | null }

export const emptyBasket: Basket = { menus: [], services: [] }

/** Creates a line of a menu at its catalogue price. */
export function createBasketLine(
  menu: CatalogueMenu,
  line: { tempId: string; caterId: number; amount: number; selected: readonly SelectedItem[] },
): BasketMenu {
  const price = unitPrice(menu, line.selected)
  return {
    tempId: line.tempId,
    id: menu.id,
    name: menu.name,
    type: menu.type,
    caterId: line.caterId,
    amount: line.amount,
    selectedMenuItems: [...line.selected],
    price,
    originalPrice: price,
    discountFromPrice: menu.discountFromPrice,
    allGroups: groupsOf(menu).map((group) => ({ id: group.id, name: group.name, items: itemsOf(group).map(toItem) })),
    items: choosableOf(menu).map(toItem),
    extras: extrasOf(menu).map(toItem),
  }
}

/**
 * Adds a line. Its covers and extras are added to a line of the same menu with the same choices and prices instead, so that
 * the total is always the sum of both. With the line's menu of today, two lines that would together have more of an
 * extra than it allows stay apart.
 */
export function addToBasket(basket: Basket, line: BasketMenu, menu?: MenuNode): Basket {
  const same = findMergeable(basket, line, menu)
  if (!same) return { ...basket, menus: [...basket.menus, line] }
  return replaceLine(basket, same.tempId, addAmounts(same, line))
}

/**
 * Replaces a line by its edited version, under its id. Another line that is now the same is merged into it, by the rule
 * of addToBasket. If the line has been removed meanwhile, the edited one is added.
 */
export function editLine(basket: Basket, tempId: string, edited: BasketMenu, menu?: MenuNode): Basket {
  if (!basket.menus.some((line) => line.tempId === tempId)) return addToBasket(basket, edited, menu)
  const line = { ...edited, tempId }
  const others = removeLine(basket, tempId)
  const same = findMergeable(others, line, menu)
  if (!same) return replaceLine(basket, tempId, line)
  return replaceLine(removeLine(basket, same.tempId), tempId, addAmounts(line, same))
}

/** Sets the covers of a line; quantityBounds has the allowed numbers. */
export function setLineAmount(basket: Basket, tempId: string, amount: number): Basket {
  return { ...basket, menus: basket.menus.map((line) => (line.tempId === tempId ? { ...line, amount } : line)) }
}

/** Removes a line. */
export function removeLine(basket: Basket, tempId: string): Basket {
  return { ...basket, menus: basket.menus.filter((line) => line.tempId !== tempId) }
}

/** Replaces a line by another. */
export function replaceLine(basket: Basket, tempId: string, replacement: BasketMenu): Basket {
  return { ...basket, menus: basket.menus.map((line) => (line.tempId === tempId ? replacement : line)) }
}

/** Adds a service; one of the same id is replaced. */
export function addService(basket: Basket, service: BasketService): Basket {
  return { ...basket, services: [...removeService(basket, service.id).services, service] }
}

/** Removes a service. */
export function removeService(basket: Basket, serviceId: string): Basket {
  return { ...basket, services: basket.services.filter(({ id }) => id !== serviceId) }
}

/** Counts the covers of one menu over all its lines. */
export function countCoversOfMenu(basket: Basket, menuId: string): number {
  return countCovers({ ...basket, menus: basket.menus.filter(({ id }) => id === menuId) })
}

/** Counts the covers of all menus. */
export function countCovers(basket: Basket): number {
  return basket.menus.reduce((sum, { amount }) => sum + amount, 0)
}

/** The total of a line: its covers with a price period's percentage, and its extras without it. */
export function basketLineTotal(line: BasketMenu, percentage = 0): Oere {
  const extras = line.extras.reduce((sum, { id, price }) => sum + price * extraAmount(line, id), 0)
  return applyPercentage(line.price, percentage) * line.amount + extras
}

/** The total of the basket with its services. */
export function basketTotal(basket: Basket, percentage = 0): Oere {
  const menus = basket.menus.reduce((sum, line) => sum + basketLineTotal(line, percentage), 0)
  return basket.services.reduce((sum, { price }) => sum + price, menus)
}

/** Returns whether a selected item of a line is an extra, whose number is absolute. */
export function isExtra(line: BasketMenu, { id, groupId }: Pick<SelectedItem, 'id' | 'groupId'>): boolean {
  return groupId === null && line.extras.some((extra) => extra.id === id)
}

function extraAmount(line: BasketMenu, id: string): number {
  if (!isExtra(line, { id, groupId: null })) return 0
  return line.selectedMenuItems.find((item) => item.id === id && item.groupId === null)?.amount ?? 0
}

function findMergeable(basket: Basket, line: BasketMenu, menu: MenuNode | undefined): BasketMenu | undefined {
  const same = basket.menus.find((candidate) => mergeKey(candidate) === mergeKey(line))
  const fits = !same || !menu || checkChoices(menu, addAmounts(same, line).selectedMenuItems).length === 0
  return fits ? same : undefined
}

function addAmounts(line: BasketMenu, added: BasketMenu): BasketMenu {
  const selectedMenuItems = line.selectedMenuItems.map((item) =>
    isExtra(line, item) ? { ...item, amount: item.amount + extraAmount(added, item.id) } : item,
  )
  return { ...line, amount: line.amount + added.amount, selectedMenuItems }
}

// Lines with equal keys are merged. The numbers of extras are left out, since they are added up; prices are in, since a
// line has one price.
function mergeKey(line: BasketMenu): string {
  const items = line.selectedMenuItems.map((item) =>
    isExtra(line, item)
      ? JSON.stringify([item.id, 'extra', line.extras.find(({ id }) => id === item.id)?.price])
      : JSON.stringify([item.id, item.groupId, item.amount]),
  )
  return JSON.stringify([line.id, line.caterId, line.price, items.sort()])
}

function toItem({ id, name, price }: MenuNode): BasketItem {
  return { id, name, price }
}
