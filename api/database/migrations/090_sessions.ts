import { type Kysely, sql } from 'kysely'

/** PLA-7: the sessions of users, so that a logout ends the token. Tokens from before name none, and end by their expiry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "session" (
    id uuid primary key default gen_random_uuid(), "userId" uuid not null references "user" on delete cascade,
    "createdAt" timestamptz not null default now(), "expiresAt" timestamptz not null, "endedAt" timestamptz)`,
  `create index on "session" ("userId")`,
  `create index on "session" ("expiresAt")`,
]
