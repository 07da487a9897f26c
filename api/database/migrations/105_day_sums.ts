import { type Kysely, sql } from 'kysely'

/**
 * SCA-19: what the statistics say of a day, for each caterer and, as caterer 0, for all of them. A trigger adds what an order
 * changes, whoever writes it. A day may have several rows, whose sum counts: each transaction adds to one that no other has
 * locked, or to a new one, so that no order waits for another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const COVERS = `(select coalesce(sum(amount), 0) from jsonb_to_recordset(content -> 'menus') as menu (amount integer))`

/** Of rows `counted` with a sign, which is -1 for an order as it was. */
const DAY_SUMS = `
  coalesce(sum(sign) filter (where status <> 'awaiting'), 0) as orders,
  coalesce(sum(sign * ${COVERS}) filter (where status <> 'awaiting'), 0) as covers,
  coalesce(sum(sign * "priceOere"::bigint) filter (where status <> 'awaiting'), 0) as "turnoverOere",
  coalesce(sum(sign) filter (where status = 'awaiting'), 0) as "awaitingOrders",
  coalesce(sum(sign * ${COVERS}) filter (where status = 'awaiting'), 0) as "awaitingCovers"`

const MENU_SUMS = `
  name, sum(sign) as lines, sum(sign * amount) as covers, sum(sign * amount * round(price * 100)) as "turnoverOere"`

const MENUS = `jsonb_to_recordset(content -> 'menus') as menu (name text, amount integer, price numeric)`

const COLUMNS = '"caterId", "deliveryDate", status, "priceOere", content'
const columnsOf = (row: 'old' | 'new') =>
  `${row}."caterId", ${row}."deliveryDate", ${row}.status, ${row}."priceOere", ${row}.content`

/** The order as it was and as it is, each for its caterer and for all. */
const CHANGED = `(
  select ${columnsOf('old')}, -1 where tg_op <> 'INSERT'
  union all select ${columnsOf('new')}, 1 where tg_op <> 'DELETE') as counted (${COLUMNS}, sign)
  cross join lateral (values (counted."caterId"), (0)) as summed ("sumId")`

const ALL_ORDERS = `(select ${COLUMNS}, 1 from "order") as counted (${COLUMNS}, sign)
  cross join lateral (values (counted."caterId"), (0)) as summed ("sumId")`

const IS_CHANGED = `old.status <> new.status or old."deliveryDate" <> new."deliveryDate"
  or old."caterId" <> new."caterId" or old."priceOere" <> new."priceOere" or old.content <> new.content`

const statements = [
  `create sequence "daySumIds"`,
  `create table "daySum" (
    id bigint not null default nextval('"daySumIds"'), "caterId" integer not null, date date not null,
    orders integer not null, covers bigint not null, "turnoverOere" bigint not null,
    "awaitingOrders" integer not null, "awaitingCovers" bigint not null, primary key ("caterId", id))
    partition by list ("caterId")`,
  `create index "daySumOfCater" on "daySum" ("caterId", date)`,
  `create table "dayMenuSum" (
    id bigint not null default nextval('"daySumIds"'), "caterId" integer not null, date date not null, name text not null,
    lines integer not null, covers bigint not null, "turnoverOere" bigint not null, primary key ("caterId", id))
    partition by list ("caterId")`,
  `create index "dayMenuSumOfCater" on "dayMenuSum" ("caterId", date, name)`,
  // The sums of all caterers stand together. Pages have room for the versions of a row, which then need no index
  ...['daySum', 'dayMenuSum'].flatMap((table) => [
    `create table "${table}OfAll" partition of "${table}" for values in (0) with (fillfactor = 80)`,
    `create table "${table}OfEach" partition of "${table}" default with (fillfactor = 80)`,
  ]),

  `create function "sumDay"() returns trigger language plpgsql as $$
    declare
      change record;
      free bigint;
    begin
      for change in
        select "sumId", "deliveryDate", ${DAY_SUMS} from ${CHANGED}
        where status in ('awaiting', 'accepted', 'paid') group by 1, 2
      loop
        continue when (change.orders, change.covers, change."turnoverOere", change."awaitingOrders", change."awaitingCovers")
          = (0, 0, 0, 0, 0);
        select id into free from "daySum" where "caterId" = change."sumId" and date = change."deliveryDate"
          limit 1 for update skip locked;
        if found then
          update "daySum" set orders = orders + change.orders, covers = covers + change.covers,
            "turnoverOere" = "turnoverOere" + change."turnoverOere",
            "awaitingOrders" = "awaitingOrders" + change."awaitingOrders",
            "awaitingCovers" = "awaitingCovers" + change."awaitingCovers"
            where "caterId" = change."sumId" and id = free;
        else
          insert into "daySum" ("caterId", date, orders, covers, "turnoverOere", "awaitingOrders", "awaitingCovers")
          values (change."sumId", change."deliveryDate", change.orders, change.covers, change."turnoverOere",
            change."awaitingOrders", change."awaitingCovers");
        end if;
      end loop;
      return null;
    end $$`,
  `create function "sumMenusOfDay"() returns trigger language plpgsql as $$
    declare
      change record;
      free bigint;
    begin
      for change in
        select "sumId", "deliveryDate", ${MENU_SUMS} from ${CHANGED} cross join lateral ${MENUS}
        where status in ('accepted', 'paid') group by 1, 2, name
      loop
        continue when (change.lines, change.covers, change."turnoverOere") = (0, 0, 0);
        select id into free from "dayMenuSum"
          where "caterId" = change."sumId" and date = change."deliveryDate" and name = change.name
          limit 1 for update skip locked;
        if found then
          update "dayMenuSum" set lines = lines + change.lines, covers = covers + change.covers,
            "turnoverOere" = "turnoverOere" + change."turnoverOere"
            where "caterId" = change."sumId" and id = free;
        else
          insert into "dayMenuSum" ("caterId", date, name, lines, covers, "turnoverOere")
          values (change."sumId", change."deliveryDate", change.name, change.lines, change.covers, change."turnoverOere");
        end if;
      end loop;
      return null;
    end $$`,
  // By their names they run before the trigger that locks the caterer's row of orderCount
  `create trigger "daySumOfOrder" after insert or delete on "order" for each row execute function "sumDay"()`,
  `create trigger "daySumOfChange" after update on "order" for each row
    when (${IS_CHANGED}) execute function "sumDay"()`,
  `create trigger "dayMenuSumOfOrder" after insert on "order" for each row
    when (new.status in ('accepted', 'paid')) execute function "sumMenusOfDay"()`,
  `create trigger "dayMenuSumOfChange" after update on "order" for each row
    when ((old.status in ('accepted', 'paid') or new.status in ('accepted', 'paid')) and (${IS_CHANGED}))
    execute function "sumMenusOfDay"()`,
  `create trigger "dayMenuSumOfDeleted" after delete on "order" for each row
    when (old.status in ('accepted', 'paid')) execute function "sumMenusOfDay"()`,

  // After the triggers, which wait for orders under way and hold up those that follow
  `insert into "daySum" ("caterId", date, orders, covers, "turnoverOere", "awaitingOrders", "awaitingCovers")
    select "sumId", "deliveryDate", ${DAY_SUMS} from ${ALL_ORDERS}
    where status in ('awaiting', 'accepted', 'paid') group by 1, 2`,
  `insert into "dayMenuSum" ("caterId", date, name, lines, covers, "turnoverOere")
    select "sumId", "deliveryDate", ${MENU_SUMS} from ${ALL_ORDERS} cross join lateral ${MENUS}
    where status in ('accepted', 'paid') group by 1, 2, name`,
]
