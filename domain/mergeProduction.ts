import { compareDanish } from './compareDanish.ts'
import type { Produced } from './production.ts'

/** A menu to produce on one day or on several together. Groups of the same name are one. */
export interface KitchenMenu {
  name: string
  covers: number
  groups: readonly { name: string; items: readonly Produced[] }[]
  items: readonly Produced[]
  extras: readonly Produced[]
}

/** Sums the production of several days by the names of menu, group and item. */
export function mergeProduction(menus: readonly KitchenMenu[]): KitchenMenu[] {
  return byName(menus).map(([name, all]) => ({
    name,
    covers: all.reduce((sum, { covers }) => sum + covers, 0),
    groups: byName(all.flatMap(({ groups }) => groups)).map(([group, some]) => ({
      name: group,
      items: mergeItems(some.flatMap(({ items }) => items)),
    })),
    items: mergeItems(all.flatMap(({ items }) => items)),
    extras: mergeItems(all.flatMap(({ extras }) => extras)),
  }))
}

const mergeItems = (items: readonly Produced[]): Produced[] =>
  byName(items).map(([name, all]) => ({ name, quantity: all.reduce((sum, { quantity }) => sum + quantity, 0) }))

function byName<Item extends { name: string }>(items: readonly Item[]): [string, Item[]][] {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(item.name, [...(found.get(item.name) ?? []), item])
  return [...found].sort(([a], [b]) => compareDanish(a, b))
}
