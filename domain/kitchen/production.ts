import { compareDanish } from '../texts/compareDanish.ts'

/** An ordered item; `amount` is for the whole line, not for a cover. */
export interface OrderedItem {
  id: string
  name: string
  type: string
  amount: number
}

/** A line of an order; `amount` is its covers. */
export interface OrderedMenu {
  id: string
  name: string
  amount: number
  groups: readonly { group: { id: string; name: string }; items: readonly OrderedItem[] }[]
  items: readonly OrderedItem[]
}

/** An item and how many of it to produce. */
export interface Produced {
  name: string
  quantity: number
}

/** A group with the items chosen in it. */
export interface ProducedGroup {
  group: { id: string; name: string }
  /** Ascends in the menu's own order; null for a group that the catalogue no longer has. */
  position: number | null
  items: Produced[]
}

/** The longest period of a production list, in days. */
export const MAX_PRODUCTION_DAYS = 62

/** A menu with every item to produce for it. */
export interface ProducedMenu {
  name: string
  covers: number
  groups: ProducedGroup[]
  /** The included items and those chosen outside of a group. */
  items: Produced[]
  extras: Produced[]
}

/**
 * Sums the lines of many orders by menu, group and item. Items renamed between two orders stay apart: each customer
 * gets what was ordered. `positions` are those of the catalogue's groups and items, by id: both stand in the menu's order,
 * and after them, by name, what it no longer has.
 */
export function sumProduction(lines: readonly OrderedMenu[], positions: ReadonlyMap<string, number>): ProducedMenu[] {
  return groupByName(lines)
    .sort(byName)
    .map(({ name, all }) => ({
      name,
      covers: sum(all),
      groups: groupByName(all.flatMap(({ groups }) => groups.map(({ group, items }) => ({ ...group, items }))))
        .map(({ id, name: groupName, all: groups }) => ({
          group: { id, name: groupName },
          position: positions.get(id) ?? null,
          items: sumItems(
            groups.flatMap(({ items }) => items),
            positions,
          ),
        }))
        .sort(byPosition),
      items: sumItems(
        all.flatMap(({ items }) => items.filter(({ type }) => type !== 'extra')),
        positions,
      ),
      extras: sumItems(
        all.flatMap(({ items }) => items.filter(({ type }) => type === 'extra')),
        positions,
      ),
    }))
}

function sumItems(items: readonly OrderedItem[], positions: ReadonlyMap<string, number>): Produced[] {
  return groupByName(items)
    .map(({ id, name, all }) => ({ name, quantity: sum(all), position: positions.get(id) ?? null }))
    .sort((a, b) => byPosition(a, b) || byName(a, b))
    .map(({ name, quantity }) => ({ name, quantity }))
}

/** Groups by id and name, in the order of first occurrence. */
function groupByName<Item extends { id: string; name: string }>(items: readonly Item[]) {
  const found = new Map<string, { id: string; name: string; all: Item[] }>()
  for (const item of items) {
    const { id, name } = item
    const key = `${id} ${name}`
    const same = found.get(key)
    if (same) same.all.push(item)
    else found.set(key, { id, name, all: [item] })
  }
  return [...found.values()]
}

/** Compares two groups, for sort(): those without a position come last. */
export const byPosition = (a: { position: number | null }, b: { position: number | null }): number =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER)

const byName = (a: { name: string }, b: { name: string }) => compareDanish(a.name, b.name)

const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)
