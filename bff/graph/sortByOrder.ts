interface Ordered {
  order: number
}

/** Sorts by `order`, lowest first; returns the list itself if it is sorted already, as most are. */
export function sortByOrder<Item extends Ordered>(items: readonly Item[]): readonly Item[] {
  return items.every(isInPlace) ? items : items.toSorted((a, b) => a.order - b.order)
}

function isInPlace({ order }: Ordered, index: number, items: readonly Ordered[]): boolean {
  return index === 0 || order >= (items[index - 1]?.order ?? 0)
}
