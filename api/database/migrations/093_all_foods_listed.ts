import { type Kysely, sql } from 'kysely'

/**
 * ALG-11: the caterer's confirmation that everything served in a menu is listed in it, of a version of its foods. Who gave it
 * and when stays where it has ended. The menus that are there have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu
    add "allFoodsListed" boolean not null default false,
    add "foodsListedAt" timestamptz,
    add "foodsVersion" integer not null default 1,
    add "foodsListedBy" uuid references "user" on delete set null`.execute(db)
  // Read where a user is deleted
  await sql`create index on menu ("foodsListedBy") where "foodsListedBy" is not null`.execute(db)
}
