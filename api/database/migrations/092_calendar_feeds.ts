import { type Kysely, sql } from 'kysely'

/**
 * SEC-14: calendar feeds of users, by the hash of their secret. The secret that a caterer had becomes that of its first owner
 * who can log in, so that no subscribed calendar goes dark; where there is none, it ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "calendarFeed" (
    "userId" uuid primary key references "user" on delete cascade, "secretHash" text not null unique,
    "createdAt" timestamptz not null default now(), "fetchedAt" timestamptz)`,
  `insert into "calendarFeed" ("userId", "secretHash")
    select distinct on (cater.id) "user".id, encode(sha256(convert_to(cater."calendarSecret", 'UTF8')), 'hex')
    from cater join "user" on "user"."caterId" = cater.id
    where cater."calendarSecret" is not null and "user"."staffRole" = 'owner' and "user".verified
    order by cater.id, "user"."createdAt", "user".id`,
  `alter table cater drop column "calendarSecret"`,
]
