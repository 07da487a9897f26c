import { type Kysely, sql } from 'kysely'

/** Filters may tell which diets a caterer cooks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table filter drop constraint "filter_type_check",
    add constraint "filter_type_check" check (type in ('foodtype', 'occasion', 'location', 'diet'))`.execute(db)
}
