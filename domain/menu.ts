import type { Oere } from './money.ts'

/** What stands in a category and can be put in the basket. */
export type MenuType = 'menu' | 'freeselect' | 'buildmenu'

/** What a menu is made of. */
export type ChildType = 'group' | 'include' | 'includeWithAmount' | 'extra'

/**
 * A menu, or something in it. On a menu minAmount and maxAmount are covers; on a group the count of its chosen
 * items; on an includeWithAmount minAmount is its number; on an item maxAmount is the most of it. Null is no limit.
 */
export interface MenuNode {
  id: string
  name: string
  type: MenuType | ChildType
  price: Oere
  minAmount: number | null
  maxAmount: number | null
  children: readonly MenuNode[]
}

/** The groups of a menu, in which the customer chooses. */
export function groupsOf(menu: MenuNode): readonly MenuNode[] {
  return menu.children.filter((child) => child.type === 'group')
}

/** The items of a group. All of them are choices, whatever their type. */
export function itemsOf(group: MenuNode): readonly MenuNode[] {
  return group.children.filter((child) => child.type !== 'group')
}

/** What can be had beside the menu, at its own price and number. */
export function extrasOf(menu: MenuNode): readonly MenuNode[] {
  return menu.children.filter((child) => child.type === 'extra')
}

/** What is part of the menu without choosing. In a freeselect or buildmenu nothing is: there the customer chooses. */
export function includedOf(menu: MenuNode): readonly MenuNode[] {
  if (isBuiltByCustomer(menu)) return []
  return menu.children.filter((child) => child.type === 'include' || child.type === 'includeWithAmount')
}

/** The direct children that are chosen: those of a freeselect or buildmenu that are neither group nor extra. */
export function choosableOf(menu: MenuNode): readonly MenuNode[] {
  if (!isBuiltByCustomer(menu)) return []
  return menu.children.filter((child) => child.type !== 'group' && child.type !== 'extra')
}

/** Whether the customer builds the menu, so that something must be chosen: a freeselect or a buildmenu. */
export function isBuiltByCustomer(menu: MenuNode): boolean {
  return menu.type === 'freeselect' || menu.type === 'buildmenu'
}

/** Whether an item is taken in numbers. One whose own max is 1 is on or off. */
export function hasOwnStepper(item: MenuNode): boolean {
  return item.maxAmount !== 1
}
