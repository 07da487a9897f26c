import { sql } from 'kysely'
import type { DeliveryDay } from '../../contract/reports.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import { DELIVERY_DAYS_AHEAD } from '../../domain/reports/tradePeriod.ts'
import type { Oere } from '../../domain/money/money.ts'
import type { Db } from '../database/connect.ts'
import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import type { DateRange } from '../routes/dateRange.ts'

const TOP_MENUS = 10

/** The figures of accepted orders in a period, and of currently open orders. */
export interface StatisticsRows {
  /** Each ISO week of the period, '2026-W47', with the orders that fall into the period. */
  weeks: { week: string; orders: number; turnover: Oere }[]
  topMenus: { name: string; covers: number; turnover: Oere }[]
  awaiting: number
  unpaid: number
  upcoming: number
  /** Today and each of the following days. */
  days: DeliveryDay[]
}

/** The sums of all caterers together stand beside those of each. */
const ALL_CATERS = 0

/** The figures of the viewer's caterer; for an admin those of one caterer, or of all (null). */
export async function findStatistics(
  db: Db,
  viewer: CaterViewer | AdminViewer,
  options: { caterId: number | null; period: DateRange; today: string },
): Promise<StatisticsRows> {
  const caterId = viewer.role === 'cater' ? viewer.caterId : options.caterId
  const sumId = caterId ?? ALL_CATERS
  return {
    weeks: await findWeeks(db, sumId, options.period),
    topMenus: await findTopMenus(db, sumId, options.period),
    ...(await findOpenOrders(db, caterId, options.today)),
    days: await findDays(db, sumId, { from: options.today, to: addDays(options.today, DELIVERY_DAYS_AHEAD) }),
  }
}

async function findWeeks(db: Db, sumId: number, { from, to }: DateRange): Promise<StatisticsRows['weeks']> {
  // Timestamps without time zone, so that the session's zone cannot move a date into another week
  const weeks = sql<StatisticsRows['weeks'][number]>`
    with sold as (
      select date_trunc('week', date::timestamp) as week, sum(orders) as orders, sum("turnoverOere") as turnover
      from "daySum" where "caterId" = ${sumId} and date between ${from} and ${to} group by 1)
    select to_char(week, 'IYYY-"W"IW') as week, coalesce(orders, 0)::bigint as orders,
      coalesce(turnover, 0)::bigint as turnover
    from generate_series(date_trunc('week', ${from}::timestamp), ${to}::timestamp, interval '7 days') as weeks (week)
    left join sold using (week) order by weeks.week`
  return (await weeks.execute(db)).rows
}

async function findTopMenus(db: Db, sumId: number, { from, to }: DateRange): Promise<StatisticsRows['topMenus']> {
  const menus = sql<StatisticsRows['topMenus'][number]>`
    select name, sum(covers)::bigint as covers, sum("turnoverOere")::bigint as turnover
    from "dayMenuSum" where "caterId" = ${sumId} and date between ${from} and ${to}
    group by name having sum(lines) > 0
    order by covers desc, turnover desc, name collate "C" limit ${sql.lit(TOP_MENUS)}`
  return (await menus.execute(db)).rows
}

async function findOpenOrders(
  db: Db,
  caterId: number | null,
  today: string,
): Promise<Pick<StatisticsRows, 'awaiting' | 'unpaid' | 'upcoming'>> {
  const open = sql<Pick<StatisticsRows, 'awaiting' | 'unpaid' | 'upcoming'>>`
    select coalesce(sum(orders) filter (where status = 'awaiting'), 0) as awaiting,
      coalesce(sum(orders) filter (where status = 'accepted'), 0) as unpaid,
      (select coalesce(sum(orders), 0) from "daySum"
        where "caterId" = ${caterId ?? ALL_CATERS} and date >= ${today}) as upcoming
    from "orderCount" where ${caterId === null ? sql`true` : sql`"caterId" = ${caterId}`}`
  return (await open.execute(db)).rows[0]!
}

async function findDays(db: Db, sumId: number, { from, to }: DateRange): Promise<DeliveryDay[]> {
  const days = sql<DeliveryDay>`
    select to_char(days.day, 'YYYY-MM-DD') as date,
      coalesce(sum(orders), 0)::integer as orders, coalesce(sum(covers), 0)::integer as covers,
      coalesce(sum("awaitingOrders"), 0)::integer as "awaitingOrders",
      coalesce(sum("awaitingCovers"), 0)::integer as "awaitingCovers"
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
    left join "daySum" on "caterId" = ${sumId} and "daySum".date = days.day::date and "daySum".date between ${from} and ${to}
    group by days.day order by days.day`
  return (await days.execute(db)).rows
}
