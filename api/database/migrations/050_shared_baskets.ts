import { type Kysely, sql } from 'kysely'

/**
 * SHA-1: baskets that were shared. The key is stored as it is and not as a hash: it lets nobody act, and all that it opens
 * stands in the same row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "sharedBasket" (
    "key" text primary key, "caterId" integer not null references "cater" on delete cascade, "content" jsonb not null,
    "createdAt" timestamptz not null default now(), "openedAt" timestamptz not null default now())`,
  `create index on "sharedBasket" ("openedAt")`,
  `create index on "sharedBasket" ("caterId")`,
]
