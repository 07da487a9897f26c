import { type RawBuilder, sql } from 'kysely'
import { CATER_MATCHES, type CaterMatch } from '../../domain/search/caterSearch.ts'
import { hasNotice, isMenuOffered } from './candidateDayStore.ts'
import { FIT } from './indexedChoices.ts'
import type { IndexQuery } from './indexQuery.ts'

type Sql = RawBuilder<unknown>

/** The grade of an answer in words: its block (ALG-5), then its match; one more where it is not within the budget. */
const grade = (block: 0 | 1 | 2, match: CaterMatch) => sql.lit(block * 100 + CATER_MATCHES.indexOf(match) * 10)

/** The grades of those that meet the whole query. */
export const HIT_GRADES: Sql = sql.join([grade(0, 'possible'), grade(1, 'possible')])

/** True where a caterer has a menu of which enough is declared: then those that are not do not answer. */
export const isDeclared = (search: IndexQuery): Sql =>
  exists(search, sql`menu.fit < ${sql.lit(FIT.UNKNOWN)}`, sql`true`)

/**
 * The grade of the answer of a candidate `cater`: that of its best menu, as `answerCater` of the domain finds it. Mostly the
 * first menus that are looked at decide, so that a caterer's others need not be read.
 */
export function gradeIn(search: IndexQuery): Sql {
  const { query, dietBits } = search
  const isFree = isFreeIn(search)
  const within = isWithinBudget(search)
  const canBeChosen = sql`menu.fit = ${sql.lit(FIT.CAN_BE_CHOSEN)}`
  const free = (...conditions: Sql[]) => sql`"canServe" and ${answers(search, isFree, ...conditions)}`
  const hasDiet = dietBits !== 0
  const hasBudget = query.budget !== null
  const ofDeclared = (possible: Sql) =>
    hasDiet ? sql`case when "isDeclared" then ${possible} else ${grade(2, 'undeclared')} end` : possible
  const general = sql`case
    ${query.course === 'MEAL' && !hasDiet ? sql`when "canServe" and ${hasPlainMeal(search)} then ${grade(0, 'possible')}` : sql``}
    when ${free(within, ...(hasDiet ? [sql`not ${canBeChosen}`] : []))} then ${ofDeclared(grade(0, 'possible'))}
    ${hasDiet ? sql`when "isDeclared" and ${free(within, canBeChosen)} then ${grade(1, 'possible')}` : sql``}
    ${hasBudget ? sql`when ${free(...(hasDiet ? [sql`not ${canBeChosen}`] : []))} then 1 + ${ofDeclared(grade(0, 'over_budget'))}` : sql``}
    ${hasBudget && hasDiet ? sql`when "isDeclared" and ${free(canBeChosen)} then 1 + ${grade(1, 'over_budget')}` : sql``}
    when ${answers(search, isOrderable(search), within)} then ${elsewhere(sql`false`)}
    ${hasBudget ? sql`when ${answers(search, isOrderable(search))} then 1 + ${elsewhere(sql`false`)}` : sql``}
    else coalesce(${gradeOfBest(search, sql`true`)}, ${gradeOfNone(search)}) end`
  if (query.menus.length === 0) return general
  return sql`coalesce(${gradeOfBest(search, sql`menu."menuId" = any(${[...query.menus]}::uuid[])`)}, ${general})`
}

/** The grade of the best menu of some by preference, whether it can be had or not; null where there is none. */
function gradeOfBest(search: IndexQuery, isPreferred: Sql): Sql {
  const { query } = search
  const price = payable(search)
  return sql`(
    select case when menu."isFree" then case
        when menu.fit = ${sql.lit(FIT.UNKNOWN)} and ${search.dietBits !== 0}::bool then ${grade(2, 'undeclared')}
        else ${sql.lit(100)} * (menu.fit = ${sql.lit(FIT.CAN_BE_CHOSEN)} and ${search.dietBits !== 0}::bool)::int
          + case when menu."isWithin" then ${grade(0, 'possible')} else ${grade(0, 'over_budget')} end end
      else ${elsewhere(sql`menu."isBelowMinimum"`)} end + (not menu."isWithin")::int
    from (
      select distinct on (menu."menuId") menu."menuId", menu.fit, ("canServe" and ${isFreeIn(search)}) as "isFree",
        (${isWithinBudget(search)}) as "isWithin", ${price} as price, ${isBelowMinimum(search)} as "isBelowMinimum"
      from "searchMenu" menu where ${isSearched(search)} and ${isInPool(search)} and ${isPreferred}
      order by menu."menuId", menu.fit, menu."coverPrice"
    ) menu
    order by menu."isWithin" desc, menu.fit = ${sql.lit(FIT.CAN_BE_CHOSEN)},
      case when ${query.budget !== null}::bool and menu."isWithin" then -menu.price else menu.price end, menu."menuId"
    limit 1)`
}

const gradeOfNone = (search: IndexQuery): Sql => {
  const ofCourse = sql`from "searchMenu" menu where menu."caterId" = cater."caterId" and menu.course = ${search.query.course}`
  return sql`1 + case when not exists (select ${ofCourse} offset 0) then ${grade(2, 'no_course')}
    when not exists (select ${ofCourse} and (menu.conflicts & ${search.dietBits}::int) = 0 offset 0) then ${grade(2, 'does_not_fit')}
    else ${grade(2, 'no_menu')} end`
}

/** The grade of a menu that cannot be had. */
const elsewhere = (isOtherPlace: Sql): Sql => sql`case when not "hasEnoughCovers" then ${grade(2, 'no_menu')}
  when not "isDelivered" or ${isOtherPlace} then ${grade(2, 'not_delivered')} else ${grade(2, 'other_date')} end`

/** True where a menu of those that answer meets the conditions. */
const answers = (search: IndexQuery, ...conditions: Sql[]): Sql => exists(search, isInPool(search), ...conditions)

/** OFFSET 0 keeps PostgreSQL from reading the menus of all caterers at once. */
const exists = (search: IndexQuery, ...conditions: Sql[]): Sql =>
  sql`exists (select from "searchMenu" menu where ${sql.join([isSearched(search), ...conditions], sql` and `)} offset 0)`

/** True where the cheapest meal that is always offered can be had, so that no menu need be looked at. */
const hasPlainMeal = (search: IndexQuery): Sql => sql`exists (
  select from (
    select "plainPrice" as "coverPrice", "plainMin" as "minCovers", "plainMax" as "maxCovers", null::int as "ageLimit",
      null::int as "leadDays", null::text as "leadCutoff", null::date as "soldOutTo", null::date as "offeredFrom",
      null::date as "offeredTo", true as "countsTowardsCapacity"
  ) menu
  where menu."coverPrice" is not null and ${sql.join([hasCovers(search), isFreeIn(search), isWithinBudget(search)], sql` and `)})`

/** The rows of the course and the covers that no condition of the diet filter excludes. */
function isSearched(search: IndexQuery): Sql {
  const { query, dietBits } = search
  const conditions = [
    sql`menu."caterId" = cater."caterId" and menu.course = ${query.course}`,
    hasCovers(search),
    dietBits === 0 ? sql`menu."isCheapest"` : sql`(menu.conflicts & ${dietBits}::int) = 0`,
  ]
  return sql.join(conditions, sql` and `)
}

const hasCovers = ({ query: { covers } }: IndexQuery): Sql =>
  covers === null
    ? sql`true`
    : sql`coalesce(menu."minCovers", 1) <= ${covers}::int and coalesce(menu."maxCovers", ${covers}::int) >= ${covers}::int`

const isInPool = ({ dietBits }: IndexQuery): Sql =>
  dietBits === 0 ? sql`true` : sql`(menu.fit < ${sql.lit(FIT.UNKNOWN)}) = "isDeclared"`

/** Nothing stands against a menu at a caterer that can serve. */
function isFreeIn(search: IndexQuery): Sql {
  const { query, day } = search
  const covers =
    query.covers === null ? sql`greatest(1, cater."minCovers", menu."minCovers")` : sql`${query.covers}::int`
  const ofDay = day
    ? sql`and (not menu."countsTowardsCapacity" or "coversLeft" is null or ${covers} <= "coversLeft")
        and ${query.covers === null ? hasNotice(day, covers) : sql`true`}`
    : sql``
  return sql`(${isOrderable(search)} ${ofDay})`
}

/** Nothing in a menu itself stands against it. */
const isOrderable = (search: IndexQuery): Sql =>
  sql`(menu."ageLimit" is null and ${isMenuOffered(search.day)} and not ${isBelowMinimum(search)})`

const isBelowMinimum = (search: IndexQuery): Sql =>
  search.query.covers === null || search.place.zipCode === null
    ? sql`false`
    : sql`(minimum is not null and ${goods(search.query.covers)} < minimum)`

/** MAR-2: within the budget by the whole price, rounded as it is shown. */
function isWithinBudget(search: IndexQuery): Sql {
  const { budget, covers } = search.query
  if (budget === null) return sql`true`
  const isWithin =
    covers === null
      ? sql`${payable(search)} <= ${budget}::bigint`
      : sql`2 * ${payable(search)} < (2 * ${budget}::bigint + 1) * ${covers}::bigint`
  return sql`(menu."coverPrice" <= "highestPrice" and ${isWithin})`
}

const payable = ({ query: { covers } }: IndexQuery): Sql =>
  covers === null
    ? coverPrice
    : sql`(${goods(covers)} + "servicesPrice" + case when "freeFromOere" <= ${goods(covers)} then 0 else fee end)`

const goods = (covers: number): Sql => sql`(${coverPrice} * ${covers}::bigint)`

/** As `applyPercentage`: no price period takes more than the price. */
const coverPrice: Sql = sql`((menu."coverPrice"::bigint * (10000 + percentage) + 5000) / 10000)`
