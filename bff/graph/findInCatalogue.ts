import { NotFound } from '../v2/errors.ts'
import { idOfCater } from './ids.ts'

/** The description of an id that {@link findInCatalogue} takes. */
export const CATALOGUE_ID = 'Its global id, or the UUID that its address holds.'

/**
 * One entity of a caterer's catalogue, by its global id or UUID; null where there is none, or the caterer is closed. Reads
 * the whole list, which other fields of the same operation mostly need too.
 */
export async function findInCatalogue<Thing extends { id: string }>(
  typename: string,
  caterId: number,
  id: string,
  list: (caterId: number) => Promise<readonly Thing[]>,
): Promise<Thing | null> {
  try {
    const uuid = idOfCater(typename, id, caterId)
    return (await list(caterId)).find((thing) => thing.id === uuid) ?? null
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
