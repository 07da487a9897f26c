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

/** The figures of the viewer's caterer; for an admin those of one caterer, or of all (null). */
export async function findStatistics(
  db: Db,
  viewer: CaterViewer | AdminViewer,
  options: { caterId: number | null; period: DateRange; today: string },
): Promise<StatisticsRows> {
  const caterId = viewer.role === 'cater' ? viewer.caterId : options.caterId
  return {
    weeks: await findWeeks(db, caterId, options.period),
    topMenus: await findTopMenus(db, caterId, options.period),
    ...(await findOpenOrders(db, caterId, options.today)),
    days: await findDays(db, caterId, { from: options.today, to: addDays(options.today, DELIVERY_DAYS_AHEAD) }),
  }
}

async function findWeeks(db: Db, caterId: number | null, period: DateRange): Promise<StatisticsRows['weeks']> {
  const { from, to } = period
  // Timestamps without time zone, so that the session's zone cannot move a date into another week
  const weeks = sql<StatisticsRows['weeks'][number]>`
    with sold as (
      select date_trunc('week', "deliveryDate"::timestamp) as week, count(*) as orders, sum("priceOere") as turnover
      from "order" where ${acceptedIn(caterId, period)} group by 1)
    select to_char(week, 'IYYY-"W"IW') as week, coalesce(orders, 0) as orders, coalesce(turnover, 0) as turnover
    from generate_series(date_trunc('week', ${from}::timestamp), ${to}::timestamp, interval '7 days') as weeks (week)
    left join sold using (week) order by weeks.week`
  return (await weeks.execute(db)).rows
}

async function findTopMenus(db: Db, caterId: number | null, period: DateRange): Promise<StatisticsRows['topMenus']> {
  const menus = sql<StatisticsRows['topMenus'][number]>`
    select menu.name, sum(menu.amount)::bigint as covers, sum(menu.amount * round(menu.price * 100))::bigint as turnover
    from "order", jsonb_to_recordset(content->'menus') as menu (name text, amount integer, price numeric)
    where ${acceptedIn(caterId, period)}
    group by menu.name order by covers desc, turnover desc, menu.name collate "C" limit ${sql.lit(TOP_MENUS)}`
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
      (select count(*) from "order"
        where ${ofCater(caterId)} and "deliveryDate" >= ${today} and status in ('accepted', 'paid')) as upcoming
    from "orderCount" where ${ofCater(caterId)}`
  return (await open.execute(db)).rows[0]!
}

async function findDays(db: Db, caterId: number | null, { from, to }: DateRange): Promise<DeliveryDay[]> {
  const days = sql<DeliveryDay>`
    with due as (
      select "deliveryDate" as day, status = 'awaiting' as open, count(*) as orders, sum(
        (select coalesce(sum(amount), 0) from jsonb_to_recordset(content->'menus') as menu (amount integer))) as covers
      from "order"
      where ${ofCater(caterId)} and "deliveryDate" between ${from} and ${to} and status in ('awaiting', 'accepted', 'paid')
      group by 1, 2)
    select to_char(days.day, 'YYYY-MM-DD') as date,
      coalesce(sum(orders) filter (where not open), 0)::integer as orders,
      coalesce(sum(covers) filter (where not open), 0)::integer as covers,
      coalesce(sum(orders) filter (where open), 0)::integer as "awaitingOrders",
      coalesce(sum(covers) filter (where open), 0)::integer as "awaitingCovers"
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
    left join due on due.day = days.day::date group by days.day order by days.day`
  return (await days.execute(db)).rows
}

const acceptedIn = (caterId: number | null, { from, to }: DateRange) =>
  sql`${ofCater(caterId)} and "deliveryDate" between ${from} and ${to} and status in ('accepted', 'paid')`

const ofCater = (caterId: number | null) => (caterId === null ? sql`true` : sql`"caterId" = ${caterId}`)
