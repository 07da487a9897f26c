import { type Kysely, sql } from 'kysely'

/** MAR-6: the course of a menu. A menu of earlier is a meal until its caterer says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column course text not null default 'MEAL'
    check (course in ('MEAL', 'SIDE', 'DESSERT', 'DRINK'))`.execute(db)
}
