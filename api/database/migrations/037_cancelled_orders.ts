import { type Kysely, sql } from 'kysely'

/**
 * CHG-7: orders that were cancelled, and the terms that they were placed with. The status is generated, so that its
 * column is made anew together with all that reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table "order" add "cancelledAt" timestamptz, add "cancelledBy" text check ("cancelledBy" in ('cater', 'customer')),
    add "cancelReason" text, add "cancelFeeOere" integer, add "cancelSteps" jsonb`,

  `drop trigger "orderChangesStatus" on "order"`,
  `alter table "order" drop column status`,
  `alter table "order" add status text not null generated always as (
    case when "cancelledAt" is not null then 'cancelled' when refused then 'refused' when not "caterAccept" then 'awaiting'
      when paid then 'paid' else 'accepted' end) stored`,
  `create index on "order" (status, "orderRef" desc)`,
  `create index "orderList" on "order" ("orderRef") include ("searchText", status, "deliveryDate", "caterId")`,
  `create index "caterOrderList" on "order" ("caterId", "orderRef") include ("searchText", status, "deliveryDate")`,
  `create index "unseenOrder" on "order" ("orderRef") include (status, "caterId") where "seenAt" is null`,
  `create trigger "orderChangesStatus" after update on "order"
    for each row when (old.status <> new.status) execute function "countOrder"()`,

  // A cancelled order gives its place back, as a refused one does
  `create or replace function "bookCovers"() returns trigger language plpgsql as $$
    begin
      insert into "bookedCovers" as kept ("caterId", date, covers)
      select "caterId", date, sum(covers) from (
        select old."caterId", old."deliveryDate", -old."countedCovers"
          where tg_op <> 'INSERT' and not old.refused and old."cancelledAt" is null
        union all select new."caterId", new."deliveryDate", new."countedCovers"
          where tg_op <> 'DELETE' and not new.refused and new."cancelledAt" is null) as moved ("caterId", date, covers)
      group by 1, 2 having sum(covers) <> 0 order by 1, 2
      on conflict ("caterId", date) do update set covers = kept.covers + excluded.covers;
      return null;
    end $$`,
  `drop trigger "orderMovesItsPlace" on "order"`,
  `create trigger "orderMovesItsPlace" after update on "order"
    for each row when (old.refused <> new.refused or old."deliveryDate" <> new."deliveryDate"
      or old."countedCovers" <> new."countedCovers"
      or (old."cancelledAt" is null) <> (new."cancelledAt" is null)) execute function "bookCovers"()`,
]
