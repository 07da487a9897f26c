import { z } from 'zod'
import { Declared, Food } from '../../contract/foods.ts'
import type { DeclarationsBody } from '../../contract/foods.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

const Foods = z.array(Food)

/** The v2 calls about what foods are declared to contain. */
export const foodsApi = (catalogue: CatalogueReads, http: Http) => {
  const lists = new Map<number, Promise<Food[]>>()
  return {
    /** A caterer's foods. Throws NotFound for all but its own office and admins. */
    list: (caterId: number): Promise<Food[]> => {
      const known = lists.get(caterId) ?? http.get(path`/caters/${caterId}/foods`, Foods)
      lists.set(caterId, known)
      return known
    },

    declare: (caterId: number, body: DeclarationsBody) => {
      const change = http.change('PUT', path`/caters/${caterId}/foods/declarations`, Declared, { body })
      return catalogue.invalidateAfter(
        caterId,
        change.finally(() => lists.clear()),
      )
    },
  }
}
