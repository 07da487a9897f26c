import { type Kysely, sql } from 'kysely'

/** CHG-3: the covers that each line was ordered with, where its customer has changed them since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add "orderedCovers" jsonb`.execute(db)
}
