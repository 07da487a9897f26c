import { type Kysely, sql } from 'kysely'

/** A response that is stored for its key is repeated to the letter: jsonb would put its fields into another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "idempotentAnswer" alter column answer type json using answer::json`.execute(db)
}
