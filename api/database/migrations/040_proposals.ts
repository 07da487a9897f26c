import { type Kysely, sql } from 'kysely'

/**
 * CHG-4: changes of orders that a side proposes to the other. The covers of the open one are reserved on its order, so that one
 * update of the order moves both places, in the order of the days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "orderProposal" (
    id uuid primary key default gen_random_uuid(), "orderId" uuid not null references "order" on delete cascade,
    by text not null check (by in ('cater', 'customer')), "userId" uuid references "user" on delete set null,
    state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded')),
    message text, "createdAt" timestamptz not null, "openUntil" timestamptz not null, "answeredAt" timestamptz,
    terms jsonb not null, before jsonb not null, "countedCovers" integer not null)`,
  `create index on "orderProposal" ("orderId", "createdAt" desc)`,
  `create unique index "openProposal" on "orderProposal" ("orderId") where state = 'open'`,
  `create index on "orderProposal" ("openUntil") where state = 'open'`,

  `alter table "order" add "proposedDate" date, add "proposedCovers" integer not null default 0`,

  // AVA-6: on the order's own date the larger of both counts, on another date both
  `create function "placesOf"(one "order") returns table ("caterId" integer, date date, covers integer)
    language sql immutable as $$
      select one."caterId", one."deliveryDate", one."countedCovers"
        where not one.refused and one."cancelledAt" is null
      union all select one."caterId", one."proposedDate",
        case when one."proposedDate" = one."deliveryDate"
          then greatest(one."proposedCovers" - one."countedCovers", 0) else one."proposedCovers" end
        where not one.refused and one."cancelledAt" is null and one."proposedDate" is not null $$`,
  `create or replace function "bookCovers"() returns trigger language plpgsql as $$
    begin
      insert into "bookedCovers" as kept ("caterId", date, covers)
      select "caterId", date, sum(covers) from (
        select place."caterId", place.date, -place.covers from "placesOf"(old) as place where tg_op <> 'INSERT'
        union all select place."caterId", place.date, place.covers from "placesOf"(new) as place
          where tg_op <> 'DELETE') as moved ("caterId", date, covers)
      group by 1, 2 having sum(covers) <> 0 order by 1, 2
      on conflict ("caterId", date) do update set covers = kept.covers + excluded.covers;
      return null;
    end $$`,
  `drop trigger "orderMovesItsPlace" on "order"`,
  `create trigger "orderMovesItsPlace" after update on "order"
    for each row when (old.refused <> new.refused or old."deliveryDate" <> new."deliveryDate"
      or old."countedCovers" <> new."countedCovers"
      or (old."cancelledAt" is null) <> (new."cancelledAt" is null)
      or old."proposedDate" is distinct from new."proposedDate"
      or old."proposedCovers" <> new."proposedCovers") execute function "bookCovers"()`,
]
