import { z } from 'zod'
import { PublicCater, WholeCater } from '../../contract/caters.ts'
import type { PublicReads } from '../v2/cache.ts'
import { NotFound } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'
import { isCaterNumber } from '../v2/wireIds.ts'

/** Every v2 call about caterers. */
export const catersApi = (reads: PublicReads, http: Http) => {
  /** The public form, active or not. */
  const get = (id: string) => reads.get(path`/caters-public/${id}`, PublicCater)
  const getOrError = async (id: string): Promise<PublicCater | Error> =>
    isCaterNumber(id) ? get(id).catch((error: Error) => error) : new NotFound()
  return {
    /** As the ids go: a caterer, or why there is none. The list holds the active ones; others are read alone. */
    getMany: async (ids: readonly string[]): Promise<(PublicCater | Error)[]> => {
      const asked = ids.filter(isCaterNumber)
      if (asked.length < 2) return Promise.all(ids.map(getOrError))
      const active = await reads
        .get(path`/caters?ids=${asked.join(',')}`, z.array(PublicCater))
        .catch((error: Error) => {
          if (error instanceof NotFound) return []
          throw error
        })
      return Promise.all(ids.map((id) => active.find((cater) => String(cater.id) === id) ?? getOrError(id)))
    },
    /** The active ones, in the marketplace's order. */
    active: () => reads.get(path`/caters`, z.array(PublicCater)),
    /** What the viewer may see of its own caterer, or an admin of any. */
    whole: (id: number) => http.get(path`/caters/${id}`, WholeCater),
  }
}
