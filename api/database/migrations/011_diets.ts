import { type Kysely, sql } from 'kysely'

/** Filters may name the diets that a caterer cooks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table filter drop constraint "filter_type_check",
    add constraint "filter_type_check" check (type in ('foodtype', 'occasion', 'location', 'diet'))`.execute(db)
}
