import { isDeepStrictEqual } from 'node:util'

/** The fields of a thing that a change has changed, as they were and as they are now; null where it changed none. */
export function diffFields<Thing extends object>(
  before: Thing,
  after: Thing,
): { before: Partial<Thing>; after: Partial<Thing> } | null {
  const fields = (Object.keys(after) as (keyof Thing)[]).filter((one) => !isDeepStrictEqual(before[one], after[one]))
  if (fields.length === 0) return null
  const only = (thing: Thing) => Object.fromEntries(fields.map((one) => [one, thing[one]])) as Partial<Thing>
  return { before: only(before), after: only(after) }
}
