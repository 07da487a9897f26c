/** What a move does to the others: they make room, or the two change places. */
export type SortableMode = 'move' | 'swap'

/** The list after the thing at `from` was put where the one at `to` stands. */
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
