import { sql } from 'kysely'
import type { DeliveryDay } from '../../../contract/reports.ts'
import { addDays } from '../../../domain/time/danishTime.ts'
import { DELIVERY_DAYS_AHEAD } from '../../../domain/reports/tradePeriod.ts'
import type { Db } from '../../database/connect.ts'
import type { DateRange } from '../../routes/dateRange.ts'
import type { StatisticsRows } from '../statisticsStore.ts'

const TOP_MENUS = 10

/** The statistics of a caterer, or of all (null), counted from the orders themselves. */
export async function findStatisticsOfOrders(
  db: Db,
  { caterId, period, today }: { caterId: number | null; period: DateRange; today: string },
): Promise<StatisticsRows> {
  return {
    weeks: await findWeeks(db, caterId, period),
    topMenus: await findTopMenus(db, caterId, period),
    ...(await findOpenOrders(db, caterId, today)),
    days: await findDays(db, caterId, { from: today, to: addDays(today, DELIVERY_DAYS_AHEAD) }),
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
    select count(*) filter (where status = 'awaiting') as awaiting, count(*) filter (where status = 'accepted') as unpaid,
      count(*) filter (where "deliveryDate" >= ${today} and status in ('accepted', 'paid')) as upcoming
    from "order" where ${ofCater(caterId)}`
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
