interface Ordered {
  order: number
}

/** Things by their place, lowest first; the list itself where they stand so already, as most do. */
export function sortByOrder<Thing extends Ordered>(things: readonly Thing[]): readonly Thing[] {
  return things.every(isInPlace) ? things : things.toSorted((a, b) => a.order - b.order)
}

function isInPlace({ order }: Ordered, index: number, things: readonly Ordered[]): boolean {
  return index === 0 || order >= (things[index - 1]?.order ?? 0)
}
