import { z } from 'zod'
import { Filter, GroupedFilters } from '../../contract/filters.ts'
import { Done } from '../../contract/problems.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { groupFilters } from '../v2/compat/groupFilters.ts'
import { NotFound } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

const Filters = z.array(Filter)
const OWN = ['/filters', '/filters/grouped']
/** What names filters, and loses one that is deleted. */
const NAMING = ['/caters', '/caters-public/', '/pages', '/pages/', '/page-by-url/']

/** Every v2 call about filters. */
export const filtersApi = (reads: PublicReads, http: Http) => {
  // Also where it failed: a lost answer may hide a change that was made
  const changing = <Changed>(changed: readonly string[], change: Promise<Changed>) =>
    change.finally(() => reads.invalidate(...changed))
  return {
    /** All filters by their type. A service that does not group them has the list alone. */
    grouped: () =>
      reads.get(path`/filters/grouped`, GroupedFilters).catch(async (error) => {
        if (!(error instanceof NotFound)) throw error
        return groupFilters(await reads.get(path`/filters`, Filters))
      }),

    create: (body: object) => changing(OWN, http.change('POST', path`/filters`, Filter, { body })),

    /** What `body` leaves out stays. */
    update: (body: { id: number }) => changing(OWN, http.change('PUT', path`/filters`, Filter, { body })),

    remove: (id: number) =>
      changing([...OWN, ...NAMING], http.change('DELETE', path`/filters`, Done, { body: { id } })),
  }
}
