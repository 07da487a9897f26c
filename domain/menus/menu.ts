import type { Declaration } from '../foods/declarations.ts'
import type { Food } from '../foods/food.ts'
import type { ChildType, MenuType } from './menuTypes.ts'
import type { Oere } from '../money/money.ts'

/**
 * A menu or a node in it. On a menu minAmount and maxAmount are covers; on a group the count of its chosen items; on
 * an includeWithAmount minAmount is its number; on an item maxAmount limits its number. Null is no limit.
 */
export interface MenuNode {
  id: string
  name: string
  type: MenuType | ChildType
  price: Oere
  minAmount: number | null
  maxAmount: number | null
  /** Years of age that a buyer must have; what has such a limit cannot be ordered online. Missing is none. */
  ageLimit?: number | null
  /** Of an item: what is declared of it. Missing is the same as null, 'Ikke oplyst'. */
  declaration?: Declaration | null
  /** Of a menu: true where all that is served stands in it, without which nothing in it counts as declared. */
  allFoodsListed?: boolean | null
  /** Of a menu: the dishes that are always in it. */
  dishFoods?: readonly Food[]
  children: readonly MenuNode[]
}

/** The groups of a menu from which the customer chooses. */
export function groupsOf(menu: MenuNode): readonly MenuNode[] {
  return menu.children.filter((child) => child.type === 'group')
}

/** The items of a group. All of them are choices, whatever their type. */
export function itemsOf(group: MenuNode): readonly MenuNode[] {
  return group.children.filter((child) => child.type !== 'group')
}

/** The extras of a menu, each at its own price and number. */
export function extrasOf(menu: MenuNode): readonly MenuNode[] {
  return menu.children.filter((child) => child.type === 'extra')
}

/** The items included without a choice; none in a freeselect or buildmenu, where the customer chooses. */
export function includedOf(menu: MenuNode): readonly MenuNode[] {
  if (isBuiltByCustomer(menu)) return []
  return menu.children.filter((child) => child.type === 'include' || child.type === 'includeWithAmount')
}

/** The direct children to choose from: those of a freeselect or buildmenu that are neither group nor extra. */
export function choosableOf(menu: MenuNode): readonly MenuNode[] {
  if (!isBuiltByCustomer(menu)) return []
  return menu.children.filter((child) => child.type !== 'group' && child.type !== 'extra')
}

/** Returns whether the customer builds the menu and so must choose something: a freeselect or a buildmenu. */
export function isBuiltByCustomer(menu: MenuNode): boolean {
  return menu.type === 'freeselect' || menu.type === 'buildmenu'
}

/** The most of an item that can be ordered online: nothing of one with an age limit; Infinity for no limit. */
export function maxAmountOf({ ageLimit, maxAmount }: MenuNode): number {
  return ageLimit == null ? (maxAmount ?? Infinity) : 0
}

/** The age limit of a menu, by itself or by what is in it without a choice; null if it can be ordered online. */
export function ageLimitOf(menu: MenuNode): number | null {
  const limits = [menu, ...includedOf(menu)].flatMap(({ ageLimit }) => ageLimit ?? [])
  return limits.length === 0 ? null : Math.max(...limits)
}

/** Returns whether an item has a number to set; one whose own max is 1 is only on or off. */
export function hasOwnStepper(item: MenuNode): boolean {
  return item.maxAmount !== 1
}
