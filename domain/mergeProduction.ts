import { compareDanish } from './danishOrder.ts'
import type { Produced } from './production.ts'

/** A menu as one of many days, or all of them together, have it. Groups of one name are one. */
export interface KitchenMenu {
  name: string
  covers: number
  groups: readonly { name: string; items: readonly Produced[] }[]
  items: readonly Produced[]
  extras: readonly Produced[]
}

/** What is to be made on several days, as if it were one: summed by the names of menu, group and item. */
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

function byName<Thing extends { name: string }>(things: readonly Thing[]): [string, Thing[]][] {
  const found = new Map<string, Thing[]>()
  for (const thing of things) found.set(thing.name, [...(found.get(thing.name) ?? []), thing])
  return [...found].sort(([a], [b]) => compareDanish(a, b))
}
