import type { PublicCater } from '../../contract/caters.ts'
import type { Filter } from '../../contract/filters.ts'
import { isAtPlace, isName } from '../../domain/search/caterPlaces.ts'
import type { Context } from '../graph/context.ts'
import { numberId } from '../graph/ids.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { isWholeList, type ListPage } from '../v2/listPages.ts'
import type { CaterPlaceQuery } from './catersApi.ts'
import { labelOf } from './Cater.ts'
import { searchedPlace } from './searchedPlace.ts'

/** The criteria of a search for caterers: a place or a word, and the global ids of filters. Null is everything. */
export interface CaterSearch {
  place?: string | null
  filterIds?: readonly string[] | null
}

type Filters = Record<string, Filter[]>

/** The search as the v2 service takes it. Throws for a place that is too long, and for an id that is none of a filter. */
export const toPlaceQuery = ({ place, filterIds }: CaterSearch): CaterPlaceQuery => ({
  place: searchedPlace(place),
  filters: (filterIds ?? []).map((id) => numberId('Filter', id)),
})

/** A page of the active caterers that have a storefront and are found; all of them where the v2 service has no pages. */
export async function storefrontPage(
  search: CaterSearch,
  context: Context,
  limit: number,
  cursor: string | null,
): Promise<ListPage<PublicCater>> {
  const query = toPlaceQuery(search)
  const page = await context.v2.caters.storefronts(query, limit, cursor)
  const items = await withStorefront(page.items, context)
  return isWholeList(page) ? { ...page, items: (await filterCaters(items, query, context)).found } : { ...page, items }
}

/** The active caterers that have a storefront, in the marketplace's order. */
export const activeCaters = async (context: Context): Promise<PublicCater[]> =>
  withStorefront(await context.v2.caters.active(), context)

async function withStorefront(caters: readonly PublicCater[], { v2, slugByCaterId }: Context): Promise<PublicCater[]> {
  if (caters.every(({ slug }) => slug !== undefined)) {
    for (const { id, slug } of caters) if (slug) slugByCaterId.set(id, slug)
    return caters.filter(({ slug }) => slug)
  }
  const pages = await v2.pages.allTrimmed().catch(nullIfNotFound)
  // Without a list of pages it is not known who has a storefront
  if (pages === null) return [...caters]
  return caters.filter(({ id, active }) => {
    const label = labelOf(id, pages)
    if (label !== null) slugByCaterId.set(id, label)
    return active && label !== null
  })
}

/** For a v2 service that does not search: those that have, of each type among the filters, at least one; and those of them at the place. */
export async function filterCaters(
  caters: readonly PublicCater[],
  { place, filters: ids }: CaterPlaceQuery,
  context: Context,
) {
  const filters = ids.length > 0 || isName(place) ? await allFilters(ids.length > 0, context) : {}
  const groups = wantedOf(filters, ids)
  const filtered = caters.filter((cater) => isFound(cater, groups))
  return { filtered, found: filtered.filter((cater) => isAtPlace(cater, place, namesOf(cater, filters))) }
}

/** Without filters in the v2 service, names are found nonetheless. */
async function allFilters(areRequired: boolean, { v2 }: Context): Promise<Filters> {
  const reading = v2.filters.grouped()
  return areRequired ? reading : ((await reading.catch(nullIfNotFound)) ?? {})
}

/** The ids of the requested filters, grouped by type. */
function wantedOf(filters: Filters, ids: readonly number[]): number[][] {
  const wanted = new Set(ids)
  return Object.values(filters)
    .map((group) => group.map(({ id }) => id).filter((id) => wanted.has(id)))
    .filter(({ length }) => length)
}

function isFound({ filters }: PublicCater, groups: readonly number[][]): boolean {
  return groups.every((group) => group.some((id) => filters.includes(id)))
}

function namesOf({ filters }: PublicCater, known: Filters): string[] {
  return Object.values(known).flatMap((group) => group.filter(({ id }) => filters.includes(id)).map(({ name }) => name))
}
