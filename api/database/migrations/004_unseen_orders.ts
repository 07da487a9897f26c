import { type Kysely, sql } from 'kysely'

/** What nobody of its caterer has opened is found without looking at all the orders that somebody has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "unseenOrder" on "order" ("orderRef")
    include (status, "caterId") where "seenAt" is null`.execute(db)
}
