import { z } from 'zod'
import { Dish, type DishChange, type NewDish } from '../../contract/dishes.ts'
import { Done } from '../../contract/problems.ts'
import { canManage, type Viewer } from '../session/viewer.ts'
import type { CatalogueReads } from '../v2/catalogueReads.ts'
import { NotFound } from '../v2/errors.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'

const Dishes = z.array(Dish)
const current = { typename: 'Dish', schema: Dish }

/** The v2 calls about dishes. */
export const dishesApi = (catalogue: CatalogueReads, http: Http, viewer: Viewer | null) => {
  const lists = new Map<number, Promise<Dish[]>>()
  const changing = <Changed>(change: Promise<Changed>) => change.finally(() => lists.clear())
  return {
    /** A caterer's dishes, by name. Throws NotFound, without a call, for all but its own people and admins. */
    list: async (caterId: number): Promise<Dish[]> => {
      if (!canManage(viewer, caterId)) throw new NotFound()
      const known = lists.get(caterId) ?? http.get(path`/caters/${caterId}/dishes`, Dishes)
      lists.set(caterId, known)
      return known
    },

    create: (caterId: number, body: EveryField<NewDish>) =>
      changing(http.change('POST', path`/caters/${caterId}/dishes`, Dish, { body })),

    /** `version` is the one that the client read: see resolveIfMatch. */
    update: async (
      body: EveryField<DishChange> & { id: string; caterId: number },
      version: string | null | undefined,
    ) => {
      const thing = { path: path`/caters/${body.caterId}/dishes/${body.id}`, schema: Dish, versionOf }
      const ifMatch = await resolveIfMatch(http, thing, version)
      return changing(http.change('PUT', path`/caters/dishes`, Dish, { body, ifMatch, current }))
    },

    /** Deletes a dish, also from the menus that have it. */
    remove: (caterId: number, id: string) =>
      catalogue.invalidateAfter(
        caterId,
        changing(http.change('DELETE', path`/caters/dishes`, Done, { body: { id, caterId } })),
      ),
  }
}
