/** The effect of a drop: the rows between shift ('move'), or the two rows swap places ('swap'). */
export type SortableMode = 'move' | 'swap'

/** Returns the list after the item at `from` was dropped onto the one at `to`. */
export function applyMove<Item>(items: readonly Item[], from: number, to: number, mode: SortableMode): Item[] {
  const order = [...items]
  const [item] = order.splice(from, 1)
  if (item === undefined) return order
  if (mode === 'move') return order.toSpliced(to, 0, item)
  return items.map((stays, place) => {
    if (place === from) return items[to] ?? stays
    return place === to ? item : stays
  })
}
