import { type Kysely, sql } from 'kysely'

/** DAY-13: orders that a caterer has taken for a customer, on the phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add "byPhone" boolean not null default false`.execute(db)
}
