import { type Kysely, sql } from 'kysely'

/** LAW-1: where a caterer's inspection report is, or that it has none yet. Nobody who was there before has said either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cater add "smileyUrl" text, add "noInspectionYet" boolean not null default false`.execute(db)
}
