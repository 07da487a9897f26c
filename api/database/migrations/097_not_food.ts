import { type Kysely, sql } from 'kysely'

/** Napkins and the like are declared as no food, and get no label. Everything is food until its caterer says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "foodDeclaration" add "isFood" boolean not null default true`.execute(db)
}
