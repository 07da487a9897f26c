import { type Kysely, sql } from 'kysely'

/** SER-4: a service applies to delivery, to pickup or to both, as all of before do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table "service" add "appliesTo" text not null default 'both'
         check ("appliesTo" in ('both', 'delivery', 'pickup'))`,
    )
    .execute(db)
}
