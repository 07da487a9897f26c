import { type Kysely, sql } from 'kysely'

/** DAY-13: phone orders, which a caterer creates for a customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add "byPhone" boolean not null default false`.execute(db)
}
