import { type Kysely, sql } from 'kysely'

/**
 * ALG-11: that all that is served stands in a menu, and who said so when, which stays where it no longer holds; it is said
 * of a version of its foods. Nobody has said it of the menus that are there.
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
