import { compareDanish } from './compareDanish.ts'

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

/** A menu with everyitem to produce for it. */
export interface ProducedMenu {
  name: string
  covers: number
  groups: { group: { id: string; name: string }; items: Produced[] }[]
  /** The included items and those chosen outside of a group. */
  items: Produced[]
  extras: Produced[]
}

/**
 * Sums the lines of many orders by menu, group and item. Items renamed between two orders stay apart: each customer
 * gets what was ordered.
 */
export function sumProduction(lines: readonly OrderedMenu[]): ProducedMenu[] {
  return groupByName(lines)
    .sort(byName)
    .map(({ name, all }) => ({
      name,
      covers: sum(all),
      groups: groupByName(all.flatMap(({ groups }) => groups.map(({ group, items }) => ({ ...group, items })))).map(
        ({ id, name: groupName, all: groups }) => ({
          group: { id, name: groupName },
          items: sumItems(groups.flatMap(({ items }) => items)),
        }),
      ),
      items: sumItems(all.flatMap(({ items }) => items.filter(({ type }) => type !== 'extra'))),
      extras: sumItems(all.flatMap(({ items }) => items.filter(({ type }) => type === 'extra'))),
    }))
}

function sumItems(items: readonly OrderedItem[]): Produced[] {
  return groupByName(items)
    .sort(byName)
    .map(({ name, all }) => ({ name, quantity: sum(all) }))
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

const byName = (a: { name: string }, b: { name: string }) => compareDanish(a.name, b.name)

const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)
