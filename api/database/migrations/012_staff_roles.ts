import { type Kysely, sql } from 'kysely'

/**
 * What a caterer's user may do. The users of before could do everything, so they become owners; the column means nothing
 * for admins and customers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column "staffRole" text not null default 'owner'
    check ("staffRole" in ('owner', 'staff', 'kitchen'))`.execute(db)
  await sql`create index on "user" ("caterId")`.execute(db)
}
