import { type Kysely, sql } from 'kysely'

/** LAW-2: how old who buys a menu or an item must be. Nothing that was there before has such a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column "ageLimit" integer check ("ageLimit" in (16, 18))`.execute(db)
}
