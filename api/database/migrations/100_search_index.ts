import { type Kysely, sql } from 'kysely'

/**
 * SCA-13: what the search for caterers asks, made from the catalogue by `api/search/indexRows.ts`. Triggers name each caterer
 * whose catalogue is written, whoever writes it and by whichever release; those that are there already begin so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The tables that the index is made from, with the caterers of their written rows. */
const SOURCES: Record<string, string> = {
  cater: 'select id as "caterId" from written',
  page: 'select "caterId" from written where "caterId" is not null',
  menuDish: 'select menu."caterId" from written join menu on menu.id = written."menuId"',
  ...Object.fromEntries(
    [
      'caterFilter',
      'pricePeriod',
      'menu',
      'dish',
      'foodDeclaration',
      'service',
      'deliveryZone',
      'availabilitySettings',
    ].map((table) => [table, 'select "caterId" from written']),
  ),
}

/** An update by both its rows: a page may become that of another caterer. */
const WRITES = [
  ['insert', 'new'],
  ['update', 'old'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

const markWritten = ([table, caters]: [string, string]) => [
  `create function "mark_${table}"() returns trigger language plpgsql as $$
    begin
      insert into "searchStale" ("caterId") select distinct written."caterId" from (${caters}) as written
        order by 1
        on conflict ("caterId") do update set "writtenBy" = excluded."writtenBy"
          where "searchStale"."writtenBy" <> excluded."writtenBy";
      return null;
    end $$`,
  ...WRITES.map(
    ([event, rows]) => `create trigger "${rows}${event}IsSearched" after ${event} on "${table}"
      referencing ${rows} table as written for each statement execute function "mark_${table}"()`,
  ),
]

const statements = [
  `create table "searchCater" (
    "caterId" integer primary key, "zipCode" text, district text, words text not null, "filterIds" integer[] not null,
    "ratingOrder" double precision not null, ordering integer not null,
    "minCovers" integer, "offersDelivery" boolean not null, delivers boolean not null, "hasZones" boolean not null,
    "services" integer not null, "deliveryServices" integer not null, "pickupServices" integer not null,
    "pricePeriods" jsonb not null, "deliveryClocks" text[] not null, "pickupClocks" text[] not null,
    "closedOnHolidays" boolean not null, exceptions jsonb not null, capacity integer[] not null,
    "horizonDays" integer not null, "refusesShortNotice" boolean not null, "orderBefore" integer not null,
    "tierCovers" integer[] not null, "tierDays" integer[] not null, "tierCutoffs" text[] not null,
    "countsWorkingDays" boolean not null, "workingDays" integer not null,
    "plainPrice" integer, "plainMin" integer, "plainMax" integer)`,
  // A menu once, or once for each choice of it that some diet filter makes the cheapest
  `create table "searchMenu" (
    "caterId" integer not null, course text not null, "coverPrice" integer not null, "menuId" uuid not null,
    fit smallint not null, conflicts integer not null, "isCheapest" boolean not null, name text not null,
    "minCovers" integer, "maxCovers" integer, "ageLimit" integer, "leadDays" integer, "leadCutoff" text,
    "soldOutTo" date, "offeredFrom" date, "offeredTo" date, "countsTowardsCapacity" boolean not null,
    primary key ("caterId", course, "coverPrice", "menuId", fit, conflicts))`,
  // A postal code is in one row of a caterer at most
  `create table "searchZone" (
    "caterId" integer not null, "fromCode" integer not null, "toCode" integer not null, "feeOere" integer not null,
    "freeFromOere" integer, "minimumOere" integer, "extraDays" integer not null, primary key ("caterId", "fromCode"))`,
  `create index "searchZoneOfCode" on "searchZone" ("fromCode", "toCode")`,
  `create table "searchStale" (
    "caterId" integer primary key, "writtenBy" xid8 not null default pg_current_xact_id())`,
  ...Object.entries(SOURCES).flatMap(markWritten),
  `insert into "searchStale" ("caterId") select id from cater`,
]
