import { amountOf, type SelectedItem } from './choices.ts'
import type { Food } from '../foods/food.ts'
import { choosableOf, extrasOf, groupsOf, includedOf, itemsOf, type MenuNode } from './menu.ts'

/** The foods of a menu by when they are in it: without a choice, by the choice in a group, and as an extra. */
export interface MenuFoods {
  always: readonly Food[]
  /** The items of each group, and those chosen outside of groups (of which one is needed where the customer builds the menu). */
  choices: readonly Food[]
  extras: readonly Food[]
}

/** The foods of a menu. One that consists of nothing is itself the food that nobody has declared. */
export function foodsOf(menu: MenuNode): MenuFoods {
  const always = [...(menu.dishFoods ?? []), ...includedOf(menu).map(toFood)]
  const choices = [...groupsOf(menu).flatMap(itemsOf), ...choosableOf(menu)].map(toFood)
  const extras = extrasOf(menu).map(toFood)
  if (always.length + choices.length > 0) return { always, choices, extras }
  return { always: [{ id: menu.id, name: menu.name, declaration: null }], choices, extras }
}

/** The foods that a choice brings: those that are always in the menu, and each item of which there is at least one. */
export function foodsOfChoice(menu: MenuNode, selected: readonly SelectedItem[]): Food[] {
  const chosen = (nodes: readonly MenuNode[], groupId: string | null) =>
    nodes.filter(({ id }) => amountOf(selected, { id, groupId }) > 0).map(toFood)
  return [
    ...foodsOf(menu).always,
    ...groupsOf(menu).flatMap((group) => chosen(itemsOf(group), group.id)),
    ...chosen([...choosableOf(menu), ...extrasOf(menu)], null),
  ]
}

/** The food that an item is. */
export const toFood = ({ id, name, declaration = null }: MenuNode): Food => ({ id, name, declaration })
