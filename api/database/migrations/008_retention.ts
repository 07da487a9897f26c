import { type Kysely, sql } from 'kysely'

/** Sent mails are emptied and orders made anonymous after a time; both are marked, and found without reading those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table mail add "emptiedAt" timestamptz`,
  `create index "mailToEmpty" on mail (coalesce("sentAt", "sendAfter")) where state <> 'queued' and "emptiedAt" is null`,
  `alter table "order" add "anonymizedAt" timestamptz`,
  // The caterer of an order's mail has its storefront looked up
  `create index on page ("caterId")`,
]
