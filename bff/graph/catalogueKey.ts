import { NotFound } from '../v2/errors.ts'
import { isCaterNumber } from '../v2/wireIds.ts'

interface OfCatalogue {
  id: string
  caterId: number
}

/** The key in the global id of a catalogue entity: its caterer, which its v2 path needs, and its own id. */
export function catalogueKey({ caterId, id }: OfCatalogue): string {
  return `${caterId}:${id}`
}

/** Loads the entities with these keys from the full lists of their caterers; NotFound in place of missing ones. */
export async function loadFromCatalogue<Thing extends OfCatalogue>(
  keys: readonly string[],
  list: (caterId: number) => Promise<readonly Thing[]>,
): Promise<(Thing | Error)[]> {
  const lists = new Map<string, Promise<readonly Thing[] | Error>>()
  for (const cater of new Set(keys.map(caterOf)))
    lists.set(cater, isCaterNumber(cater) ? list(Number(cater)).catch((error: Error) => error) : Promise.resolve([]))
  return Promise.all(
    keys.map(async (key) => {
      const [cater, id] = [caterOf(key), key.slice(caterOf(key).length + 1)]
      const things = (await lists.get(cater)) ?? []
      if (things instanceof Error) return things
      return things.find((thing) => thing.id === id && String(thing.caterId) === cater) ?? new NotFound()
    }),
  )
}

function caterOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
