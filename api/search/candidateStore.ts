import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { countedDaysUntil, exceptionOn, hasNotice, isOpen, percentageOn } from './candidateDayStore.ts'
import { gradeIn, HIT_GRADES, isDeclared } from './candidateGradeStore.ts'
import { hasFilterOf, hasWord } from './caterPlaceStore.ts'
import type { IndexQuery } from './indexQuery.ts'

/** Where a caterer stands in the order 'Passer bedst': the lowest first. */
export interface Standing {
  grade: number
  ratingOrder: number
  ordering: number
  caterId: number
}

/** A part of what a search finds. */
export interface Candidates {
  /** All that the place and filters find. */
  total: number
  /** Those of them that meet the whole query. */
  hits: number
  standings: readonly Standing[]
}

/**
 * Finds the caterers of a part of a search in the order of MAR-3, by the same rules as `searchCaters` of the domain; in one
 * statement, so that counts and order are of one moment.
 */
export async function findCandidates(
  db: Db,
  search: IndexQuery,
  { after, offset, limit }: { after: Standing | null; offset: number; limit: number },
): Promise<Candidates> {
  const behind = after
    ? sql`where (grade, "ratingOrder", ordering, "caterId") > (${after.grade}::int, ${after.ratingOrder}::float8,
        ${after.ordering}::int, ${after.caterId}::int)`
    : sql``
  const { rows } = await sql<Candidates>`
    with standing as materialized (
      select ${gradeIn(search)} as grade, "ratingOrder", ordering, "caterId" from ${candidatesOf(search)})
    select count(*) as total, count(*) filter (where grade in (${HIT_GRADES})) as hits,
      (select coalesce(json_agg(part), '[]') from (
        select * from standing ${behind} order by grade, "ratingOrder", ordering, "caterId"
        limit ${limit}::int offset ${offset}::int) part) as standings
    from standing`.execute(db)
  return rows[0] ?? { total: 0, hits: 0, standings: [] }
}

/** The number of caterers that meet each of some queries, in one statement. */
export async function countHits(db: Db, searches: readonly IndexQuery[]): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = searches.map(
    (each) => sql`(select count(*) from ${candidatesOf(each)} where ${gradeIn(each)} in (${HIT_GRADES}))::int`,
  )
  const { rows } = await sql<{ hits: number[] }>`select array[${sql.join(counts)}] as hits`.execute(db)
  return rows[0]?.hits ?? []
}

/**
 * The caterers that the place and filters find, as `cater`, with what holds for all their menus. OFFSET 0 makes PostgreSQL
 * compute that once for a caterer instead of once for a menu.
 */
function candidatesOf(search: IndexQuery): RawBuilder<unknown> {
  const { query, place, day, dietBits } = search
  const known = sql`(
    select c.*, zone."caterId" as "zoneCaterId", zone."feeOere", zone."freeFromOere", zone."minimumOere",
      coalesce(zone."extraDays", 0) as "extraDays", ${exceptionOn(day)} as exception
    from "searchCater" c ${joinZone(place.zipCode)} where ${isFound(search)} offset 0) c`
  const isDelivered = place.zipCode
    ? sql`c.delivers and ${sql.lit(place.isKnown)} and (not c."hasZones" or c."zoneCaterId" is not null)`
    : sql`c.delivers`
  const canFetch = place.zipCode ? sql`false` : isOpen(day, 'pickup')
  const ofDay = sql`(
    select c.*, ${isDelivered} as "isDelivered", (${isDelivered} and ${isOpen(day, 'delivery')}) or ${canFetch} as "isOpen",
      case when c."offersDelivery" then coalesce(c."feeOere", 0) else 0 end as fee,
      c.services + case when not c.delivers then c."pickupServices"
        when not c."hasZones" or c."zoneCaterId" is not null then c."deliveryServices" else 0 end as "servicesPrice",
      ${coversLeftOn(search)} as "coversLeft",
      ${percentageOn(day)} as percentage, ${countedDaysUntil(day)},
      ${query.covers === null ? sql`true` : sql`coalesce(c."minCovers", 1) <= ${query.covers}::int`} as "hasEnoughCovers"
    from ${known} offset 0) cater`
  return sql`(
    select cater.*, case when "isDelivered" then "minimumOere" end as minimum, ${highestPrice(search)} as "highestPrice",
      ${dietBits === 0 ? sql`true` : isDeclared(search)} as "isDeclared",
      "hasEnoughCovers" and "isOpen" and ${query.covers === null ? sql`true` : hasNotice(day, sql`${query.covers}::int`)}
        as "canServe"
    from ${ofDay} offset 0) cater`
}

const joinZone = (zipCode: string | null) =>
  zipCode
    ? sql`left join "searchZone" zone on zone."caterId" = c."caterId"
        and zone."fromCode" <= ${Number(zipCode)}::int and zone."toCode" >= ${Number(zipCode)}::int`
    : sql`left join "searchZone" zone on false`

/** Null where there is no limit: mostly, so that few booked days are read. */
function coversLeftOn({ day }: IndexQuery): RawBuilder<unknown> {
  if (!day) return sql`null::int`
  const capacity = sql`coalesce((c.exception ->> 'capacity')::int, c.capacity[${day.weekday}::int])`
  const booked = sql`select covers from "bookedCovers" booked
    where booked."caterId" = c."caterId" and booked.date = ${day.date}::date`
  return sql`case when ${capacity} is not null then ${capacity} - coalesce((${booked}), 0) end`
}

/** As `findCandidates` of the domain. */
function isFound({ caterIds, filterGroups, place }: IndexQuery): RawBuilder<unknown> {
  const { zipCode, codeStart, districts, words } = place
  const atPlace = [
    sql`c."zipCode" like ${`${codeStart}%`}`,
    sql`c.district = any(${[...districts]}::text[])`,
    ...(zipCode ? [sql`(c."offersDelivery" and zone."caterId" is not null)`] : []),
  ]
  const conditions = [
    sql`true`,
    ...(caterIds ? [sql`c."caterId" = any(${[...caterIds]}::int[])`] : []),
    ...filterGroups.map(hasFilterOf),
    ...(codeStart === '' ? [] : [sql`(${sql.join(atPlace, sql` or `)})`]),
    ...words.map(hasWord),
  ]
  return sql.join(conditions, sql` and `)
}

/** No menu that costs more is within the budget, whatever is added to it: so that few of the others are looked at. */
function highestPrice({ query: { budget, covers } }: IndexQuery): RawBuilder<unknown> {
  if (budget === null) return sql`null::int`
  const ofCover =
    covers === null
      ? sql`${budget}::bigint`
      : sql`((2 * ${budget}::bigint + 1) * ${covers}::bigint - 2 * "servicesPrice") / (2 * ${covers}::bigint)`
  return sql`coalesce(least((${ofCover} + 1) * 10000 / nullif(10000 + percentage, 0), 2147483647), 2147483647)::int`
}
