import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isName, kilometresFrom, NEARBY_KM } from '../../domain/search/caterPlaces.ts'
import type { SearchedFilter } from '../../domain/search/caterSearch.ts'
import { districtOf, districtsOf, POSTAL_DISTRICTS } from '../../domain/search/places.ts'
import { groupByType, type PlaceWord, toPlaceWords } from './indexQuery.ts'

/** Caterers by where they are themselves, not by where they deliver to. */
export interface PlaceQuery {
  /** A postal code, the beginning of one, or words; '' is anywhere. */
  place: string
  /** Of each type among them, a caterer has at least one. */
  filters: readonly number[]
}

type Condition = RawBuilder<SqlBool>

/** Matches a caterer of the index `c` that has at least one of some filters. */
export const hasFilterOf = (group: readonly number[]): Condition => sql`c."filterIds" && ${[...group]}::int[]`

/** Matches a caterer of the index `c` that is known by a word. */
export const hasWord = ({ text, filterIds }: PlaceWord): Condition =>
  sql`(strpos(c.words, ${text}) > 0 or ${hasFilterOf(filterIds)})`

/** Matches the rows of `cater` that are found, as `isAtPlace` of the domain finds them. */
export const isFoundAtPlace = (query: PlaceQuery, known: readonly SearchedFilter[]): Condition =>
  sql`cater.id in (select c."caterId" from "searchCater" c where ${all([
    ...filterConditions(query, known),
    ...placeConditions(query, known),
  ])})`

/** What is offered beside the caterers that are found. */
export interface Suggestions {
  /** True for those that have the filters and are nearby; false for any others. */
  areNearby: boolean
  caters: readonly Suggestion[]
}

interface Suggestion {
  caterId: number
  /** From the place to its district by air, as `kilometresFrom` of the domain. */
  kilometres: number | null
}

/** At most `limit` caterers beside those that are found, the nearest first; any others where there are neither. */
export async function findSuggestions(
  db: Db,
  query: PlaceQuery,
  known: readonly SearchedFilter[],
  limit: number,
): Promise<Suggestions> {
  const hasFilters = filterConditions(query, known)
  const isFound = all([...hasFilters, ...placeConditions(query, known)])
  const near = await listNearest(
    db,
    query.place,
    all([...hasFilters, sql`not ${isFound}`, sql`kilometres <= ${NEARBY_KM}::int`]),
    limit,
  )
  const areNearby = near.length > 0 || (await isAny(db, isFound))
  return { areNearby, caters: areNearby ? near : await listNearest(db, query.place, sql`true`, limit) }
}

const filterConditions = ({ filters }: PlaceQuery, known: readonly SearchedFilter[]): Condition[] =>
  groupByType(filters, known).map(hasFilterOf)

function placeConditions({ place }: PlaceQuery, known: readonly SearchedFilter[]): Condition[] {
  if (place === '') return []
  if (isName(place)) return toPlaceWords(place, known).map(hasWord)
  return [sql`(c."zipCode" like ${`${place}%`} or c.district = ${districtOf(place)?.zipCode ?? null})`]
}

const all = (conditions: readonly Condition[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)}) is true`

async function listNearest(db: Db, place: string, condition: Condition, limit: number): Promise<Suggestion[]> {
  const from = districtsOf(place)
  const ways = POSTAL_DISTRICTS.map(({ zipCode }) => kilometresFrom(from, { zipCode }))
  const { rows } = await sql<Suggestion>`
    select c."caterId", way.kilometres from "searchCater" c
    left join unnest(${POSTAL_DISTRICTS.map(({ zipCode }) => zipCode)}::text[], ${ways}::int[])
      as way (district, kilometres) on way.district = c.district
    where ${condition} order by way.kilometres nulls last, c.ordering, c."caterId" limit ${limit}`.execute(db)
  return rows
}

async function isAny(db: Db, condition: Condition): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    select exists (select from "searchCater" c where ${condition}) as "isAny"`.execute(db)
  return rows[0]?.isAny ?? false
}
