import { type Kysely, sql } from 'kysely'

/** Who marked an order paid and when, so that they can undo it. Orders that were paid earlier have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column "paidAt" timestamptz,
    add column "paidBy" uuid references "user" on delete set null`.execute(db)
}
