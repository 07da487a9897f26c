import { type Kysely, sql } from 'kysely'

/**
 * SEC-17: who is invited by an email that another user has is listed like anybody who is invited, so that the invitation
 * tells nothing about other accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table "user" add "emailTaken" boolean not null default false, drop constraint "user_email_key"`,
  `create unique index "userEmail" on "user" (email) where not "emailTaken"`,
  `create unique index "userEmailOfCater" on "user" ("caterId", email)`,
]
