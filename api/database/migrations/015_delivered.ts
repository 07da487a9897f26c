import { type Kysely, sql } from 'kysely'

/** When an order was delivered, and who noted it. Orders of earlier are not known to have been. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "order" add column "deliveredAt" timestamptz,
    add column "deliveredBy" uuid references "user" on delete set null`.execute(db)
}
