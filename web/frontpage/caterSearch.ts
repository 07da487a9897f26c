/** The search for caterers, as in the front page's address: /?sted=8000&filter=3&filter=7 */
export interface CaterSearch {
  /** A postal code, the beginning of one, or a part of a city's name; '' is anywhere. */
  place: string
  /** The numbers of filters. */
  filters: readonly string[]
}

/** The names of the search's fields in the address. */
export const FIELDS = { place: 'sted', filter: 'filter' } as const

const MAX_PLACE_LENGTH = 100

/** Reads the front page's address. What is no number of a filter is left out. */
export function readCaterSearch(params: URLSearchParams): CaterSearch {
  const filters = params.getAll(FIELDS.filter).filter((number) => /^\d{1,9}$/.test(number))
  return {
    place: (params.get(FIELDS.place) ?? '').trim().slice(0, MAX_PLACE_LENGTH),
    filters: [...new Set(filters)].sort((one, other) => Number(one) - Number(other)),
  }
}

/** True if the search has any criterion. */
export function isSearch({ place, filters }: CaterSearch): boolean {
  return place !== '' || filters.length > 0
}

/** The search as the graph takes it. '8000 Aarhus C' is looked for by its postal code. */
export function caterSearchVariables(search: CaterSearch) {
  const { place, filters } = search
  const [zipCode] = /^\d{4}(?= )/.exec(place) ?? []
  return {
    place: zipCode ?? (place || null),
    filterIds: filters.length > 0 ? filters : null,
    isSearching: isSearch(search),
  }
}
