import { type Kysely, sql } from 'kysely'

/** When a caterer can be ordered from, the requirements of a menu itself, and the covers that each day has booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "availabilitySettings" (
    "caterId" integer primary key references cater on delete cascade, settings jsonb not null)`,

  `alter table menu add "leadDays" integer, add "leadCutoff" text,
    add "countsTowardsCapacity" boolean not null default true`,

  // Those that counted when it was placed, so that it frees as many as it booked
  `alter table "order" add "countedCovers" integer not null default 0`,
  `update "order" set "countedCovers" = (
    select coalesce(sum((line ->> 'amount')::numeric), 0)::integer from jsonb_array_elements(content -> 'menus') as line)`,

  `create table "bookedCovers" (
    "caterId" integer not null references cater on delete cascade, date date not null, covers integer not null,
    primary key ("caterId", date))`,
  `insert into "bookedCovers" select "caterId", "deliveryDate", sum("countedCovers") from "order"
    where not refused group by "caterId", "deliveryDate"`,
  // Both days in one order: who moves an order there and who moves one back would wait for each other
  `create function "bookCovers"() returns trigger language plpgsql as $$
    begin
      insert into "bookedCovers" as kept ("caterId", date, covers)
      select "caterId", date, sum(covers) from (
        select old."caterId", old."deliveryDate", -old."countedCovers" where tg_op <> 'INSERT' and not old.refused
        union all select new."caterId", new."deliveryDate", new."countedCovers"
          where tg_op <> 'DELETE' and not new.refused) as moved ("caterId", date, covers)
      group by 1, 2 having sum(covers) <> 0 order by 1, 2
      on conflict ("caterId", date) do update set covers = kept.covers + excluded.covers;
      return null;
    end $$`,
  `create trigger "orderTakesItsPlace" after insert or delete on "order"
    for each row execute function "bookCovers"()`,
  `create trigger "orderMovesItsPlace" after update on "order"
    for each row when (old.refused <> new.refused or old."deliveryDate" <> new."deliveryDate"
      or old."countedCovers" <> new."countedCovers") execute function "bookCovers"()`,
]
