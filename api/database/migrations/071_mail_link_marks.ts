import { type Kysely, sql } from 'kysely'

/** SEC-12: what stands for the token of a mail's link is a mark of that mail. Mails from before have none: see earlierMail.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table "mail" add "linkMark" uuid').execute(db)
}
