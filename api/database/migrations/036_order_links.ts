import { type Kysely, sql } from 'kysely'

/** CHG-1: the secret links that open an order's own page, and which events came through one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "orderLink" (
    "tokenHash" text primary key, "orderId" uuid not null references "order" on delete cascade,
    "createdAt" timestamptz not null default now(), "endedAt" timestamptz)`,
  `create index on "orderLink" ("orderId")`,
  `alter table "orderEvent" add "byLink" boolean not null default false`,
]
