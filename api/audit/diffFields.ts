import { isDeepStrictEqual } from 'node:util'

/** The fields that differ, with their values before and after; null when none does. */
export function diffFields<Thing extends object>(
  before: Thing,
  after: Thing,
): { before: Partial<Thing>; after: Partial<Thing> } | null {
  const fields = (Object.keys(after) as (keyof Thing)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
  if (fields.length === 0) return null
  const pick = (thing: Thing) => Object.fromEntries(fields.map((field) => [field, thing[field]])) as Partial<Thing>
  return { before: pick(before), after: pick(after) }
}
