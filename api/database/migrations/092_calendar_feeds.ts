import { type Kysely, sql } from 'kysely'

/**
 * SEC-14: calendar feeds of users, by the hash of their secret. The secret that a caterer had becomes that of its first owner
 * who can log in, so that no subscribed calendar goes dark at once: all who worked there may know it, so that it ends in 30
 * days. Where there is no owner, it ends. A release that knows no feeds reads the column meanwhile; the next drops it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "calendarFeed" (
    "userId" uuid primary key references "user" on delete cascade, "secretHash" text not null unique,
    "createdAt" timestamptz not null default now(), "fetchedAt" timestamptz, "sharedUntil" timestamptz)`,
  `insert into "calendarFeed" ("userId", "secretHash", "sharedUntil")
    select distinct on (cater.id) "user".id, encode(sha256(convert_to(cater."calendarSecret", 'UTF8')), 'hex'),
      now() + interval '30 days'
    from cater join "user" on "user"."caterId" = cater.id
    where cater."calendarSecret" is not null and "user"."staffRole" = 'owner' and "user".verified
    order by cater.id, "user"."createdAt", "user".id`,
]
