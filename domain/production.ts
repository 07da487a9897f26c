import { compareDanish } from './danishOrder.ts'

/** What is ordered under a name, that many of it: for the whole line, not for a cover. */
export interface OrderedItem {
  id: string
  name: string
  type: string
  amount: number
}

/** A line of an order as it stands in the order; `amount` is its covers. */
export interface OrderedMenu {
  id: string
  name: string
  amount: number
  groups: readonly { group: { id: string; name: string }; items: readonly OrderedItem[] }[]
  items: readonly OrderedItem[]
}

/** How many of something are to be made. */
export interface Produced {
  name: string
  quantity: number
}

/** A menu with all that is to be made for it. */
export interface ProducedMenu {
  name: string
  covers: number
  groups: { group: { id: string; name: string }; items: Produced[] }[]
  /** What belongs to the menu and what was chosen outside of a group. */
  items: Produced[]
  extras: Produced[]
}

/**
 * Sums the lines of many orders by menu, group and item, by name. What was renamed between two orders stays apart: to
 * each customer that is made which was ordered.
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

/** Things of the same id and name together, in the order in which they first come. */
function groupByName<Thing extends { id: string; name: string }>(things: readonly Thing[]) {
  const found = new Map<string, { id: string; name: string; all: Thing[] }>()
  for (const thing of things) {
    const { id, name } = thing
    const key = `${id} ${name}`
    const same = found.get(key)
    if (same) same.all.push(thing)
    else found.set(key, { id, name, all: [thing] })
  }
  return [...found.values()]
}

const byName = (a: { name: string }, b: { name: string }) => compareDanish(a.name, b.name)

const sum = (things: readonly { amount: number }[]) => things.reduce((total, { amount }) => total + amount, 0)
