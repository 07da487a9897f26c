import { type Kysely, sql } from 'kysely'

/** What a caterer's people write down about an order for each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "orderNote" (
    id uuid primary key default gen_random_uuid(), "orderId" uuid not null references "order" on delete cascade,
    "userId" uuid references "user" on delete set null, text text not null,
    "createdAt" timestamptz not null default now())`.execute(db)
  await sql`create index on "orderNote" ("orderId")`.execute(db)
}
