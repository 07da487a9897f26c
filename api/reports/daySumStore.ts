import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import type { DateRange } from '../routes/dateRange.ts'

/** The number of the advisory lock; any that nothing else uses. */
const REBUILD_LOCK = 42_210_105

/** A day whose sums are not those of its orders; caterer 0 is all of them. */
export interface DifferentDay {
  caterId: number
  date: string
}

/** The months that have orders or sums, oldest first. */
export async function listMonths(db: Db): Promise<DateRange[]> {
  const { rows } = await sql<DateRange>`
    select to_char(month, 'YYYY-MM-DD') as "from", to_char(month + interval '1 month - 1 day', 'YYYY-MM-DD') as "to"
    from (
      select date_trunc('month', "deliveryDate"::timestamp) as month from "order"
      union select date_trunc('month', date::timestamp) from "daySum"
      union select date_trunc('month', date::timestamp) from "dayMenuSum") as months
    order by month`.execute(db)
  return rows
}

/** The days of a period whose sums differ from their orders as they are at one moment. */
export async function listDifferentDays(db: Db, period: DateRange): Promise<DifferentDay[]> {
  const { rows } = await sql<DifferentDay>`
    select "caterId", to_char(date, 'YYYY-MM-DD') as date from (
      select "caterId", date from (${missingDaySums(period)}) as days
      union select "caterId", date from (${missingMenuSums(period)}) as menus) as different
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Makes the sums of a period those of its orders, one row each, within the caller's transaction. What is missing is added as a
 * row of its own, and only rows that no order has locked are merged, so that no order waits; a second rebuild does.
 */
export async function rebuildSums(tx: Db, period: DateRange): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(REBUILD_LOCK)})`.execute(tx)
  await sql`insert into "daySum" ("caterId", date, ${DAY_SUMS}) ${missingDaySums(period)}`.execute(tx)
  await sql`insert into "dayMenuSum" ("caterId", date, name, ${MENU_SUMS}) ${missingMenuSums(period)}`.execute(tx)
  await sql`
    with merged as (delete from "daySum" where ("caterId", id) in (${lockScattered('daySum', sql`"caterId", date`, period)})
      returning *)
    insert into "daySum" ("caterId", date, ${DAY_SUMS})
    select "caterId", date, ${ADDED_DAY_SUMS} from merged group by 1, 2
    having (${ADDED_DAY_SUMS}) <> (0, 0, 0, 0, 0)`.execute(tx)
  await sql`
    with merged as (delete from "dayMenuSum" where ("caterId", id) in (${lockScattered('dayMenuSum', sql`"caterId", date, name`, period)})
      returning *)
    insert into "dayMenuSum" ("caterId", date, name, ${MENU_SUMS})
    select "caterId", date, name, ${ADDED_MENU_SUMS} from merged group by 1, 2, 3
    having (${ADDED_MENU_SUMS}) <> (0, 0, 0)`.execute(tx)
}

/** A caterer's number of orders in a status that is not that of its orders. */
export interface DifferentCount {
  caterId: number
  status: OrderTable['status']
}

/** The numbers of orders by status that differ from the orders. */
export async function listDifferentCounts(db: Db): Promise<DifferentCount[]> {
  const { rows } = await sql<DifferentCount>`
    select "caterId", status from (${missingCounts()}) as missing order by 1, 2`.execute(db)
  return rows
}

/** Adds to a caterer's numbers of orders by status what they miss. */
export async function correctCounts(db: Db, caterId: number): Promise<void> {
  await sql`
    insert into "orderCount" as stored ("caterId", status, orders) ${missingCounts(caterId)} order by 1, 2
    on conflict ("caterId", status) do update set orders = stored.orders + excluded.orders`.execute(db)
}

const DAY_SUMS = sql`orders, covers, "turnoverOere", "awaitingOrders", "awaitingCovers"`
const ADDED_DAY_SUMS = sql`sum(orders), sum(covers), sum("turnoverOere"), sum("awaitingOrders"), sum("awaitingCovers")`
const MENU_SUMS = sql`lines, covers, "turnoverOere"`
const ADDED_MENU_SUMS = sql`sum(lines), sum(covers), sum("turnoverOere")`

/** Each order for its caterer and for all of them. */
const SUMMED_ORDERS = sql`"order" cross join lateral (values ("order"."caterId"), (0)) as summed ("sumId")`

/**
 * The sums of orders less those that are stored, where that is not zero. As one statement it sees orders and sums of the same
 * moment, and what it finds is missing whatever others add meanwhile.
 */
const missingDaySums = ({ from, to }: DateRange) => sql`
  select "caterId", date, ${ADDED_DAY_SUMS} from (
    select "sumId", "deliveryDate", count(*) filter (where status <> 'awaiting'),
      coalesce(sum(counted.covers) filter (where status <> 'awaiting'), 0),
      coalesce(sum("priceOere") filter (where status <> 'awaiting'), 0),
      count(*) filter (where status = 'awaiting'),
      coalesce(sum(counted.covers) filter (where status = 'awaiting'), 0)
    from ${SUMMED_ORDERS} cross join lateral (
      select coalesce(sum(amount), 0) as covers from jsonb_to_recordset(content -> 'menus') as menu (amount integer)) as counted
    where "deliveryDate" between ${from} and ${to} and status in ('awaiting', 'accepted', 'paid') group by 1, 2
    union all select "caterId", date, -orders, -covers, -"turnoverOere", -"awaitingOrders", -"awaitingCovers"
    from "daySum" where date between ${from} and ${to}) as either ("caterId", date, ${DAY_SUMS})
  group by 1, 2 having (${ADDED_DAY_SUMS}) <> (0, 0, 0, 0, 0)`

const missingMenuSums = ({ from, to }: DateRange) => sql`
  select "caterId", date, name, ${ADDED_MENU_SUMS} from (
    select "sumId", "deliveryDate", menu.name, count(*), sum(amount), sum(amount * round(price * 100))
    from ${SUMMED_ORDERS} cross join lateral
      jsonb_to_recordset(content -> 'menus') as menu (name text, amount integer, price numeric)
    where "deliveryDate" between ${from} and ${to} and status in ('accepted', 'paid') group by 1, 2, 3
    union all select "caterId", date, name, -lines, -covers, -"turnoverOere"
    from "dayMenuSum" where date between ${from} and ${to}) as either ("caterId", date, name, ${MENU_SUMS})
  group by 1, 2, 3 having (${ADDED_MENU_SUMS}) <> (0, 0, 0)`

/** The rows of those keys that have several rows, or that no order is left for; without those that an order has locked. */
const lockScattered = (table: 'daySum' | 'dayMenuSum', key: RawBuilder<unknown>, { from, to }: DateRange) => {
  const left = table === 'daySum' ? sql`sum(orders + "awaitingOrders")` : sql`sum(lines)`
  return sql`select "caterId", id from ${sql.table(table)} where (${key}) in (
    select ${key} from ${sql.table(table)} where date between ${from} and ${to}
    group by ${key} having count(*) > 1 or ${left} = 0) for update skip locked`
}

const missingCounts = (caterId?: number) => sql`
  select "caterId", status, sum(orders) from (
    select "caterId", status, count(*) from "order" group by 1, 2
    union all select "caterId", status, -orders from "orderCount") as either ("caterId", status, orders)
  where ${caterId === undefined ? sql`true` : sql`"caterId" = ${caterId}`} group by 1, 2 having sum(orders) <> 0`
