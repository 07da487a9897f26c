interface Placed {
  order: number
}

/** Things by their place, lowest first; the list itself where they stand so already, as most do. */
export function inOrder<Thing extends Placed>(things: readonly Thing[]): readonly Thing[] {
  return things.every(isBehind) ? things : things.toSorted((a, b) => a.order - b.order)
}

function isBehind({ order }: Placed, index: number, things: readonly Placed[]): boolean {
  return index === 0 || order >= (things[index - 1]?.order ?? 0)
}
