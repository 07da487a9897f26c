import { z } from 'zod'
import { Filter, type FilterChange, GroupedFilters, type NewFilter } from '../../contract/filters.ts'
import { Done } from '../../contract/problems.ts'
import { CATER_LIST_PATHS } from '../v2/catalogueReads.ts'
import type { PublicReads } from '../v2/publicReads.ts'
import { groupFilters } from '../v2/compat/groupFilters.ts'
import { NotFound } from '../v2/errors.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

const Filters = z.array(Filter)
const OWN = ['/filters', '/filters/grouped']
/** The addresses that name filters, and change when one is deleted. */
const NAMING = [...CATER_LIST_PATHS, '/caters-public/', '/pages', '/pages/', '/page-by-url/']

/** The v2 calls about filters. */
export const filtersApi = (reads: PublicReads, http: Http) => {
  // Also after a failure: the answer of a change that was made may be lost
  const invalidateAfter = <Changed>(changed: readonly string[], change: Promise<Changed>) =>
    change.finally(() => reads.invalidate(...changed))
  return {
    /** All filters by their type. */
    grouped: () =>
      reads.get(path`/filters/grouped`, GroupedFilters).catch(async (error) => {
        if (!(error instanceof NotFound)) throw error
        return groupFilters(await reads.get(path`/filters`, Filters))
      }),

    create: (body: EveryField<NewFilter>) =>
      invalidateAfter(OWN, http.change('POST', path`/filters`, Filter, { body })),

    /** Fields that `body` leaves out stay. */
    update: (body: EveryField<FilterChange>) =>
      invalidateAfter(OWN, http.change('PUT', path`/filters`, Filter, { body })),

    remove: (id: number) =>
      invalidateAfter([...OWN, ...NAMING], http.change('DELETE', path`/filters`, Done, { body: { id } })),
  }
}
