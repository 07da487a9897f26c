import { type Kysely, sql } from 'kysely'

/** The networks that users signed in from, by which the limit of an account's logins spares its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "knownNetwork" (
    "userId" uuid not null references "user" on delete cascade, key text not null, "lastAt" timestamptz not null,
    primary key ("userId", key))`.execute(db)
}
