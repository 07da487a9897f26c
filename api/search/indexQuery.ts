import { isName, kilometresFrom, NEARBY_KM, NAME_INSIDE_FROM } from '../../domain/search/caterPlaces.ts'
import { type CaterQuery, type SearchedFilter, toZipCode } from '../../domain/search/caterSearch.ts'
import { districtOf, districtsOf, foldPlace, POSTAL_DISTRICTS } from '../../domain/search/places.ts'
import { addDays, danishClock, danishDate, isoWeekday } from '../../domain/time/danishTime.ts'
import { findHoliday } from '../../domain/time/holidays.ts'
import { allCities } from '../cities/cities.ts'
import { filterBits } from './dietBits.ts'
import { groupBy } from '../database/groupBy.ts'

/** A search with all that the index does not know: the day, the districts, the filters by their types and names. */
export interface IndexQuery {
  query: CaterQuery
  /** Only these caterers; null is all. */
  caterIds: readonly number[] | null
  /** Of each group, a caterer has at least one. */
  filterGroups: readonly (readonly number[])[]
  place: IndexPlace
  /** Null where no date is set. */
  day: IndexDay | null
  /** The conditions of the diet filter; 0 without one. */
  dietBits: number
}

interface IndexPlace {
  /** A whole postal code, to which must be delivered; else null. */
  zipCode: string | null
  /** True where a city has it. */
  isKnown: boolean
  /** The beginning of a postal code; '' is anywhere. */
  codeStart: string
  /** The codes of the districts that are the place or, for a whole postal code, nearby. */
  districts: readonly string[]
  words: readonly PlaceWord[]
}

/** A word that must stand in a caterer's words, or in the name of one of its filters. */
export interface PlaceWord {
  text: string
  filterIds: readonly number[]
}

/** See {@link toIndexDay}. */
export interface IndexDay {
  date: string
  /** 1 is Monday. */
  weekday: number
  isHoliday: boolean
  isPast: boolean
  isToday: boolean
  today: string
  clock: string
  daysAhead: number
  /** The same, and 0 for a date that nobody can order for. */
  daysBetween: number
  /** For each set of weekdays as bits, how many of them lie from today until the date and are no public holidays. */
  workDays: readonly number[]
  /** The public holidays among them. */
  holidays: readonly string[]
}

/** Prepares a search for the index; `day` is that of its date. */
export function toIndexQuery(
  query: CaterQuery,
  filters: readonly SearchedFilter[],
  day: IndexDay | null,
  caterIds: readonly number[] | null,
): IndexQuery {
  return {
    query,
    caterIds,
    filterGroups: groupByType(query.filters, filters),
    place: toIndexPlace(query.place, filters),
    day: query.date === null ? null : day,
    dietBits: filterBits(query.dietFilter),
  }
}

/** The known ones of some filters, by their types. */
export function groupByType(ids: readonly number[], filters: readonly SearchedFilter[]): number[][] {
  const wanted = filters.filter(({ id }) => ids.includes(id))
  return [...groupBy(wanted, ({ type }) => type).values()].map((group) => group.map(({ id }) => id))
}

/** The words of a place that is a name. */
export function toPlaceWords(place: string, filters: readonly SearchedFilter[]): PlaceWord[] {
  const names = filters.map(({ id, name }) => ({ id, text: ` ${foldPlace(name)}` }))
  const texts = foldPlace(place)
    .split(' ')
    .map((word) => (word.length < NAME_INSIDE_FROM ? ` ${word}` : word))
  return texts.map((text) => ({
    text,
    filterIds: names.filter((name) => name.text.includes(text)).map(({ id }) => id),
  }))
}

function toIndexPlace(place: string, filters: readonly SearchedFilter[]): IndexPlace {
  const zipCode = toZipCode(place)
  const found = {
    zipCode,
    isKnown: zipCode !== null && allCities().some((city) => city.zipCode === zipCode),
    codeStart: '',
    districts: [],
    words: [],
  }
  if (isName(place)) return { ...found, words: toPlaceWords(place, filters) }
  const own = districtOf(place)
  const around = districtsOf(place)
  const nearby =
    zipCode === null
      ? []
      : POSTAL_DISTRICTS.filter((district) => (kilometresFrom(around, district) ?? Infinity) <= NEARBY_KM)
  const districts = new Set([...(own ? [own] : []), ...nearby].map((district) => district.zipCode))
  return { ...found, codeStart: place, districts: [...districts] }
}

const SETS_OF_WEEKDAYS = 128
/** As far ahead as any caterer lets itself be ordered from. What lies between today and a later date decides nothing. */
const MAX_DAYS_AHEAD = 730
const DAY_MS = 86_400_000

/** What the index does not know of a date, at a moment. */
export function toIndexDay(date: string, now: Date): IndexDay {
  const today = danishDate(now)
  const daysAhead = Math.max(0, (Date.parse(date) - Date.parse(today)) / DAY_MS)
  const holidays: string[] = []
  const workDays = Array.from({ length: SETS_OF_WEEKDAYS }, () => 0)
  const byWeekday = [0, 0, 0, 0, 0, 0, 0]
  const end = daysAhead > MAX_DAYS_AHEAD ? today : date
  for (let day = today; day < end; day = addDays(day, 1)) {
    if (isPublicHoliday(day)) holidays.push(day)
    else byWeekday[isoWeekday(day) - 1]! += 1
  }
  for (const [weekday, count] of byWeekday.entries())
    for (let days = 0; days < SETS_OF_WEEKDAYS; days += 1) if (days & (1 << weekday)) workDays[days]! += count
  return {
    date,
    weekday: isoWeekday(date),
    isHoliday: isPublicHoliday(date),
    isPast: date < today,
    isToday: date === today,
    today,
    clock: danishClock(now),
    daysAhead,
    daysBetween: daysAhead > MAX_DAYS_AHEAD ? 0 : daysAhead,
    workDays,
    holidays,
  }
}

const isPublicHoliday = (date: string) => findHoliday(date)?.isPublic === true
