import { type Kysely, sql } from 'kysely'

/**
 * Where a caterer delivers and for what, with the fee that an order was placed with. A caterer without zones delivers
 * everywhere without a fee, as before; the fees are part of the log of prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "deliveryZone" (
    id uuid primary key default gen_random_uuid(), "caterId" integer not null references cater on delete cascade,
    "order" integer not null, name text not null, codes jsonb not null, "feeOere" integer not null,
    "freeFromOere" integer, "minimumOere" integer, "extraDays" integer not null default 0,
    active boolean not null default true)`,
  `create index on "deliveryZone" ("caterId")`,

  `alter table "order" add "deliveryFeeOere" integer, add "deliveryZone" text`,

  `alter table "priceLog" drop constraint "priceLog_kind_check"`,
  `alter table "priceLog" add constraint "priceLog_kind_check" check (kind in ('menu', 'service', 'zone'))`,
  `create function "logZoneFee"() returns trigger language plpgsql as $$
    begin
      -- What the log has already is not told twice
      if (select "priceOere" from "priceLog" where "thingId" = new.id order by id desc limit 1) = new."feeOere" then
        return null;
      end if;
      insert into "priceLog" (at, kind, "thingId", "caterId", "priceOere")
      values (clock_timestamp(), 'zone', new.id, new."caterId", new."feeOere");
      return null;
    end $$`,
  `create trigger "zoneFeeIsLogged" after insert or update of "feeOere" on "deliveryZone"
    for each row execute function "logZoneFee"()`,
]
