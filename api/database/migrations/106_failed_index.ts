import { type Kysely, sql } from 'kysely'

/** SCA-13: the write of a caterer's catalogue that could not be indexed, so that nobody tries the same one again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "searchStale" add "failedWrite" xid8`.execute(db)
}
