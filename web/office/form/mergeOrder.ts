/**
 * The keys of two changed lists in one order: that of `mine` where it has moved any, else that of `current`. What only
 * the other list has stands before what follows it there, or at the end. Keys are unique.
 */
export function mergeOrder<Key>(before: readonly Key[], mine: readonly Key[], current: readonly Key[]): Key[] {
  const isMoved = hasMoved(before, mine)
  const [first, second] = isMoved ? [mine, current] : [current, mine]
  const merged = [...new Set(first)]
  for (const [index, key] of second.entries()) {
    if (merged.includes(key)) continue
    const next = second.slice(index + 1).find((other) => first.includes(other))
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, key)
  }
  return merged
}

/** Returns whether the keys that both lists have stand in another order. */
export function hasMoved<Key>(before: readonly Key[], after: readonly Key[]): boolean {
  const stayed = after.filter((key) => before.includes(key))
  return before.filter((key) => after.includes(key)).some((key, index) => key !== stayed[index])
}
