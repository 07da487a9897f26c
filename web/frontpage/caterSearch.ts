import { type DietFilter, isDietFilterSet } from '../../domain/foods/dietFilter.ts'
import { SEARCHED_COURSES, type SearchedCourse } from '../../domain/menus/courses.ts'
import { isDate } from '../../domain/time/danishTime.ts'
import { formatAmount, parseKroner, toKroner } from '../../domain/money/money.ts'
import { MAX_PLACE_LENGTH } from '../../domain/texts/textLengths.ts'
import { readDietFilter, setDietFilter } from '../foods/dietFilter.ts'
import { DIET_FILTER_PARAMS } from '../foods/dietFilterParams.ts'
import { PARTY_PARAMS, parseCovers } from '../party/party.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'

/** The search for caterers, as in the front page's address: /?sted=8000&dato=2027-06-12&kuverter=40&budget=200&filter=3&uden=GLUTEN */
export interface CaterSearch {
  /** A postal code, the beginning of one, or a part of a city's name; '' is anywhere. */
  place: string
  /** 'YYYY-MM-DD'; null is any. */
  date: string | null
  /** Null is any number. */
  covers: number | null
  /** The most that a cover may cost, all included, in øre; null is any price. */
  budget: number | null
  /** What is looked for. */
  course: SearchedCourse
  /** The numbers of filters. */
  filters: readonly string[]
  /** The allergens that the food must be without, and the diets that it must fit. */
  dietFilter: DietFilter
}

/** The names of the search's fields in the address. */
export const FIELDS = {
  place: 'sted',
  date: PARTY_PARAMS.date,
  covers: PARTY_PARAMS.covers,
  budget: 'budget',
  course: 'hvad',
  filter: 'filter',
  ...DIET_FILTER_PARAMS,
} as const

/** The name under which the address shows the filters that a phone folds away after a search, for who has no script. */
export const SHOWN_FILTERS = 'filtre'

/** The name under which the address says behind which caterer the answers begin, for who has no script. */
export const AFTER = 'efter'

/** The cursor of the address; null where it has none. */
export const readAfter = (params: URLSearchParams): string | null =>
  /^[\w-]{1,400}$/.exec(params.get(AFTER) ?? '')?.[0] ?? null

/** Reads the front page's address. Invalid filter numbers, dates and amounts are left out. */
export function readCaterSearch(params: URLSearchParams): CaterSearch {
  const filters = params.getAll(FIELDS.filter).filter((number) => /^\d{1,9}$/.test(number))
  const date = params.get(FIELDS.date) ?? ''
  return {
    // A NUL cannot be stored, and no service searches for it
    place: toPlainText(params.get(FIELDS.place) ?? '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, MAX_PLACE_LENGTH),
    date: isDate(date) ? date : null,
    covers: parseCovers(params.get(FIELDS.covers)),
    budget: parseKroner(params.get(FIELDS.budget) ?? ''),
    course: SEARCHED_COURSES.find((course) => course === params.get(FIELDS.course)) ?? 'MEAL',
    filters: [...new Set(filters)].sort((a, b) => Number(a) - Number(b)),
    dietFilter: readDietFilter(params),
  }
}

/** True if the search has any criterion. */
export function isSearch(search: CaterSearch): boolean {
  return search.place !== '' || search.filters.length > 0 || hasQuestion(search)
}

/** True if the search has a question that only a caterer's own rules and prices answer. */
export function hasQuestion({ date, covers, budget, course, dietFilter }: CaterSearch): boolean {
  return date !== null || covers !== null || budget !== null || course !== 'MEAL' || isDietFilterSet(dietFilter)
}

/** The number of chosen filters: those of caterers, allergens and diets. */
export const countFilters = ({ filters, dietFilter: { without, diets } }: CaterSearch): number =>
  filters.length + without.length + diets.length

/** The search as input of the graph. '8000 Aarhus C' is searched by its postal code. */
export function caterSearchVariables(search: CaterSearch) {
  const { filters } = search
  return {
    place: placeOf(search) || null,
    filterIds: filters.length > 0 ? filters : null,
    isSearching: isSearch(search),
  }
}

/** The question to the caterers, as input of the graph. */
export function caterQuestion(search: CaterSearch) {
  const { date, covers, budget, course, filters, dietFilter } = search
  const { without, diets } = dietFilter
  return {
    place: placeOf(search) || null,
    date,
    covers,
    budget: budget === null ? null : toKroner(budget),
    course: course === 'MEAL' ? null : course,
    filterIds: filters.length > 0 ? filters : null,
    without: without.length > 0 ? without : null,
    diets: diets.length > 0 ? diets : null,
  }
}

/** The postal code of the search; null where it is a word, or only the beginning of one. */
export function zipCodeOf(search: CaterSearch): string | null {
  const place = placeOf(search)
  return /^\d{4}$/.test(place) ? place : null
}

/** The query of the address of a search: '?sted=8000&filter=3', '' for none. */
export function searchAddress({ place, date, covers, budget, course, filters, dietFilter }: CaterSearch): string {
  const params = new URLSearchParams()
  if (place) params.set(FIELDS.place, place)
  if (date !== null) params.set(FIELDS.date, date)
  if (covers !== null) params.set(FIELDS.covers, String(covers))
  if (budget !== null) params.set(FIELDS.budget, formatAmount(budget))
  if (course !== 'MEAL') params.set(FIELDS.course, course)
  for (const filter of filters) params.append(FIELDS.filter, filter)
  setDietFilter(params, dietFilter)
  const query = params.toString()
  return query && `?${query}`
}

const placeOf = ({ place }: CaterSearch) => /^\d{4}(?= )/.exec(place)?.[0] ?? place
