import { type Kysely, sql } from 'kysely'

/** An answer that is kept for its key comes again to the letter: jsonb would put its fields into another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "idempotentAnswer" alter column answer type json using answer::json`.execute(db)
}
