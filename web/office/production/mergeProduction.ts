import { compareDanish } from '../../../domain/texts/compareDanish.ts'
import { byPosition } from '../../../domain/kitchen/production.ts'
import type { Produced } from '../../../domain/kitchen/production.ts'

/** A menu to produce on one day or on several together. Groups of the same name are one. */
export interface KitchenMenu {
  name: string
  covers: number
  groups: readonly { name: string; position: number | null; items: readonly Produced[] }[]
  items: readonly Produced[]
  extras: readonly Produced[]
}

/**
 * Sums the production of several days by the names of menu, group and item. Groups stand in the menu's order, items as
 * on the first day that has them.
 */
export function mergeProduction(menus: readonly KitchenMenu[]): KitchenMenu[] {
  return sorted(byName(menus)).map(([name, all]) => ({
    name,
    covers: all.reduce((sum, { covers }) => sum + covers, 0),
    groups: byName(all.flatMap(({ groups }) => groups))
      .map(([group, some]) => ({
        name: group,
        position: some.toSorted(byPosition)[0]?.position ?? null,
        items: mergeItems(some.flatMap(({ items }) => items)),
      }))
      .sort(byPosition),
    items: mergeItems(all.flatMap(({ items }) => items)),
    extras: mergeItems(all.flatMap(({ extras }) => extras)),
  }))
}

const mergeItems = (items: readonly Produced[]): Produced[] =>
  byName(items).map(([name, all]) => ({ name, quantity: all.reduce((sum, { quantity }) => sum + quantity, 0) }))

/** The items of each name, in the order of first occurrence. */
function byName<Item extends { name: string }>(items: readonly Item[]): [string, Item[]][] {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(item.name, [...(found.get(item.name) ?? []), item])
  return [...found]
}

const sorted = <Item>(items: [string, Item[]][]) => items.sort(([a], [b]) => compareDanish(a, b))
