import { type Kysely, sql } from 'kysely'

/** What is served but not eaten, such as napkins, gets no label. Everything is food until its caterer says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "foodDeclaration" add "isFood" boolean not null default true`.execute(db)
}
