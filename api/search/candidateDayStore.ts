import { type RawBuilder, sql } from 'kysely'
import type { IndexQuery } from './indexQuery.ts'

type Day = IndexQuery['day']
type Sql = RawBuilder<unknown>

/** The exception of a caterer `c` that holds on the day. */
export const exceptionOn = (day: Day): Sql =>
  day
    ? sql`jsonb_path_query_first(c.exceptions, '$[*] ? (@.from <= $date && @.to >= $date)', ${variables(day)})`
    : sql`null::jsonb`

/** AVA-5: whether a caterer `c` with its `exception` is open for a fulfilment on the day, now or later. */
export function isOpen(day: Day, fulfilment: 'delivery' | 'pickup'): Sql {
  if (!day) return sql`true`
  const clock = sql`coalesce(c.exception ->> ${sql.lit(fulfilment)}, case when c."closedOnHolidays" and ${day.isHoliday}::bool
    then '' else c.${sql.ref(`${fulfilment}Clocks`)}[${day.weekday}::int] end)`
  const isInTime = day.isToday ? sql`${clock} > ${day.clock}` : sql`${clock} <> ''`
  return sql`(${!day.isPast}::bool and c."horizonDays" >= ${day.daysAhead}::int and ${isInTime})`
}

/** The percentage of the price period of a caterer `c`, in hundredths. */
export const percentageOn = (day: Day): Sql =>
  day
    ? sql`coalesce((jsonb_path_query_first(c."pricePeriods", '$[*] ? (
        (@.type == 1 && @.weekdays[*] == $weekday) || (@.type == 2 && $isHoliday == true) ||
        (@.type == 3 && (@.from == null || @.from <= $date) && (@.to == null || @.to >= $date)))',
        ${variables(day)}) ->> 'hundredths')::int, 0)`
    : sql`0`

/**
 * The days from today until the day that count for lead times of a caterer `c`, -1 where that is past, and whether today is
 * one of them: the last moment to order lies so many of them before the day as its notice says.
 */
export function countedDaysUntil(day: Day): Sql {
  if (!day) return sql`0 as "countedDays", false as "isTodayCounted"`
  const { workDays, holidays, today, daysAhead, daysBetween, isPast } = day
  const isClosed = sql`each.delivery = '' and each.pickup = ''`
  const exceptions = sql`jsonb_to_recordset(c.exceptions) as each ("from" date, "to" date, delivery text, pickup text)`
  const isWorkDay = (of: Sql) =>
    sql`(c."workingDays" >> (extract(isodow from ${of})::int - 1)) & 1 = 1 and not (${of} = any(${[...holidays]}::date[]))`
  const closedDays = sql`case when c.exceptions = '[]' then 0 else (
    select count(*)::int from ${exceptions} cross join generate_series(0, ${daysBetween}::int - 1) as step
    where ${isClosed} and ${today}::date + step between each."from" and each."to"
      and ${isWorkDay(sql`(${today}::date + step)`)}) end`
  const isTodayClosed = sql`(c.exceptions <> '[]' and exists (
    select from ${exceptions} where ${isClosed} and ${today}::date between each."from" and each."to"))`
  return sql`case when ${isPast}::bool then -1 when not c."countsWorkingDays" then ${daysAhead}::int
      else (${[...workDays]}::int[])[c."workingDays" + 1] - ${closedDays} end as "countedDays",
    (not c."countsWorkingDays" or ${isWorkDay(sql`${today}::date`)} and not ${isTodayClosed}) as "isTodayCounted"`
}

/** AVA-3, AVA-4: whether `cater` takes an order of so many covers so late. */
export function hasNotice(day: Day, covers: Sql): Sql {
  if (!day) return sql`true`
  const tier = sql`width_bucket(greatest(1, ${covers}), cater."tierCovers")`
  return sql`(not cater."refusesShortNotice" or case when ${tier} > 0
    then not ${isMissed(day, sql`cater."tierDays"[${tier}]`, sql`cater."tierCutoffs"[${tier}]`)}
    else ${day.daysAhead}::int >= cater."orderBefore" + cater."extraDays" end)`
}

/** Whether a `menu` is offered on the day and its own lead time is kept. */
export function isMenuOffered(day: Day): Sql {
  if (!day) return sql`true`
  const date = sql`${day.date}::date`
  return sql`(menu."soldOutTo" is null or menu."soldOutTo" < ${date})
    and (menu."offeredFrom" is null or menu."offeredFrom" <= ${date})
    and (menu."offeredTo" is null or menu."offeredTo" >= ${date})
    and (menu."leadDays" is null or not ${isMissed(day, sql`menu."leadDays"`, sql`menu."leadCutoff"`)})`
}

/** Whether the last moment to order has passed that lies so many days, and those of the zone, before the day. */
function isMissed(day: NonNullable<Day>, days: Sql, cutoff: Sql): Sql {
  const notice = sql`(${days} + cater."extraDays")`
  const isLastDay = day.isToday
    ? sql`${notice} = 0`
    : sql`(${notice} > 0 and cater."countedDays" = ${notice} and cater."isTodayCounted")`
  return sql`(cater."countedDays" < ${notice} or (${isLastDay} and ${day.clock} > ${cutoff}))`
}

const variables = ({ date, weekday, isHoliday }: NonNullable<Day>) =>
  sql`${JSON.stringify({ date, weekday, isHoliday })}::jsonb`
