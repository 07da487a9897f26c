import { type Kysely, sql } from 'kysely'

/**
 * SCA-19: what the statistics say of a day, for each caterer and, as caterer 0, for all of them. A trigger adds what an order
 * changes, whoever writes it. A day may have several rows, whose sum counts: each transaction adds to one that no other has
 * locked, or to a new one, so that no order waits for another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const MENUS = `jsonb_to_recordset(content -> 'menus') as menu (name text, amount integer, price numeric)`

/** Of `counted` orders with a sign, which is -1 for an order as it was. */
const DAY_SUMS = `
  coalesce(sum(sign) filter (where status <> 'awaiting'), 0) as orders,
  coalesce(sum(sign * covers) filter (where status <> 'awaiting'), 0) as covers,
  coalesce(sum(sign * "priceOere"::bigint) filter (where status <> 'awaiting'), 0) as "turnoverOere",
  coalesce(sum(sign) filter (where status = 'awaiting'), 0) as "awaitingOrders",
  coalesce(sum(sign * covers) filter (where status = 'awaiting'), 0) as "awaitingCovers"`

const COUNTED_COVERS = `cross join lateral (select coalesce(sum(amount), 0) as covers from ${MENUS}) as served
  where status in ('awaiting', 'accepted', 'paid')`

/** Of the lines of such orders. */
const MENU_SUMS = `
  name, sum(sign) as lines, sum(sign * amount) as covers, sum(sign * amount * round(price * 100)) as "turnoverOere"`

const COUNTED_LINES = `cross join lateral ${MENUS} where status in ('accepted', 'paid')`

const COLUMNS = '"caterId", "deliveryDate", status, "priceOere", content'
const columnsOf = (row: 'old' | 'new') =>
  `${row}."caterId", ${row}."deliveryDate", ${row}.status, ${row}."priceOere", ${row}.content`

/** The order as it was and as it is. */
const CHANGED = `(
  select ${columnsOf('old')}, -1 where tg_op <> 'INSERT'
  union all select ${columnsOf('new')}, 1 where tg_op <> 'DELETE') as counted (${COLUMNS}, sign)`

/** Each order for its caterer and for all of them. */
const ALL_ORDERS = `(select ${COLUMNS}, 1 from "order") as counted (${COLUMNS}, sign)
  cross join lateral (values (counted."caterId"), (0)) as summed ("sumId")`

/** Adds the sums of `change` to a row with its key that nobody has locked, or as a new one: of the caterer, and of all. */
const addChange = (table: 'daySum' | 'dayMenuSum', key: readonly string[], sums: readonly string[]) =>
  Object.entries({ [`${table}OfEach`]: 'change."caterId"', [`${table}OfAll`]: '0' })
    .map(
      ([partition, caterId]) => `
        update "${partition}" set ${sums.map((sum) => `${sum} = ${sum} + change.${sum}`).join(', ')}
          where "caterId" = ${caterId} and id = (
            select id from "${partition}"
            where "caterId" = ${caterId} and ${key.map((column) => `${column} = change.${column}`).join(' and ')}
            limit 1 for update skip locked);
        if not found then
          insert into "${partition}" ("caterId", ${[...key, ...sums].join(', ')})
          values (${caterId}, ${[...key, ...sums].map((column) => `change.${column}`).join(', ')});
        end if;`,
    )
    .join('')

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
    declare change record;
    begin
      for change in
        select "caterId", "deliveryDate" as date, ${DAY_SUMS} from ${CHANGED} ${COUNTED_COVERS} group by 1, 2
      loop
        continue when (change.orders, change.covers, change."turnoverOere", change."awaitingOrders", change."awaitingCovers")
          = (0, 0, 0, 0, 0);
        ${addChange('daySum', ['date'], ['orders', 'covers', '"turnoverOere"', '"awaitingOrders"', '"awaitingCovers"'])}
      end loop;
      return null;
    end $$`,
  `create function "sumMenusOfDay"() returns trigger language plpgsql as $$
    declare change record;
    begin
      for change in
        select "caterId", "deliveryDate" as date, ${MENU_SUMS} from ${CHANGED} ${COUNTED_LINES} group by 1, 2, name
      loop
        continue when (change.lines, change.covers, change."turnoverOere") = (0, 0, 0);
        ${addChange('dayMenuSum', ['date', 'name'], ['lines', 'covers', '"turnoverOere"'])}
      end loop;
      return null;
    end $$`,
  // By their names they run behind the trigger that locks the caterer's row of orderCount: fewer rows of a day are needed
  `create trigger "sumDayOfOrder" after insert or delete on "order" for each row execute function "sumDay"()`,
  `create trigger "sumDayOfChange" after update on "order" for each row
    when (${IS_CHANGED}) execute function "sumDay"()`,
  `create trigger "sumMenusOfOrder" after insert on "order" for each row
    when (new.status in ('accepted', 'paid')) execute function "sumMenusOfDay"()`,
  `create trigger "sumMenusOfChange" after update on "order" for each row
    when ((old.status in ('accepted', 'paid') or new.status in ('accepted', 'paid')) and (${IS_CHANGED}))
    execute function "sumMenusOfDay"()`,
  `create trigger "sumMenusOfDeleted" after delete on "order" for each row
    when (old.status in ('accepted', 'paid')) execute function "sumMenusOfDay"()`,

  // After the triggers, which wait for orders under way and hold up those that follow
  `insert into "daySum" ("caterId", date, orders, covers, "turnoverOere", "awaitingOrders", "awaitingCovers")
    select "sumId", "deliveryDate", ${DAY_SUMS} from ${ALL_ORDERS} ${COUNTED_COVERS} group by 1, 2`,
  `insert into "dayMenuSum" ("caterId", date, name, lines, covers, "turnoverOere")
    select "sumId", "deliveryDate", ${MENU_SUMS} from ${ALL_ORDERS} ${COUNTED_LINES} group by 1, 2, name`,
]
