import type { PublicCater } from '../../contract/caters.ts'
import type { Filter } from '../../contract/filters.ts'
import { isAtPlace, isName } from '../../domain/search/caterPlaces.ts'
import type { Context } from '../graph/context.ts'
import { numberId } from '../graph/ids.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import type { ListPage } from '../v2/listPages.ts'
import { labelOf } from './Cater.ts'
import { searchedPlace } from './searchedPlace.ts'

/** The criteria of a search for caterers: a place or a word, and the global ids of filters. Null is everything. */
export interface CaterSearch {
  place?: string | null
  filterIds?: readonly string[] | null
}

type Filters = Record<string, Filter[]>

/** True for a search that finds every caterer. */
export const isEverything = ({ place, filterIds }: CaterSearch): boolean =>
  searchedPlace(place) === '' && (filterIds ?? []).length === 0

/** A page of the active caterers that have a storefront; all of them where the v2 service has no pages. */
export async function storefrontPage(
  context: Context,
  limit: number,
  cursor: string | null,
): Promise<ListPage<PublicCater>> {
  const page = await context.v2.caters.storefronts(limit, cursor)
  return { ...page, items: await withStorefront(page.items, context) }
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

/** The active caterers that have, of each type among the filters, at least one; and those of them that are at the place. */
export async function findCaters({ place, filterIds }: CaterSearch, context: Context) {
  const where = searchedPlace(place)
  const ids = filterIds ?? []
  const [all, filters] = await Promise.all([
    activeCaters(context),
    ids.length > 0 || isName(where) ? allFilters(ids.length > 0, context) : {},
  ])
  const groups = wantedOf(filters, ids)
  const filtered = all.filter((cater) => isFound(cater, groups))
  const found = filtered.filter((cater) => isAtPlace(cater, where, namesOf(cater, filters)))
  return { all, filtered, found }
}

/** Without filters in the v2 service, names are found nonetheless. */
async function allFilters(areRequired: boolean, { v2 }: Context): Promise<Filters> {
  const reading = v2.filters.grouped()
  return areRequired ? reading : ((await reading.catch(nullIfNotFound)) ?? {})
}

/** The ids of the requested filters, grouped by type. */
function wantedOf(filters: Filters, filterIds: readonly string[]): number[][] {
  const wanted = new Set(filterIds.map((id) => numberId('Filter', id)))
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
