import { type Kysely, sql } from 'kysely'

/**
 * No order waits for another caterer's: references come from a sequence, with gaps, and a mail is written and given its job
 * by who delivers it, from the facts of its `letter`. The release before still raises the row of the last reference, which gives it one of the same sequence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create sequence "orderReferences" as integer`,
  `select setval('"orderReferences"', last) from "orderReference"`,
  `alter table "order" alter "orderRef" set default nextval('"orderReferences"')`,
  `create function "nextOrderReference"() returns trigger language plpgsql as $$
    begin new.last := nextval('"orderReferences"'); return new; end $$`,
  `create trigger "referencesAreOfTheSequence" before update on "orderReference"
    for each row execute function "nextOrderReference"()`,

  `alter table mail add "enqueuedAt" timestamptz, add letter jsonb`,
  `update mail set "enqueuedAt" = now() where state = 'queued'`,
  `create index "mailWithoutJob" on mail ("sendAfter") where state = 'queued' and "enqueuedAt" is null`,
]
