import { type Kysely, sql } from 'kysely'

/** Pictures of menus and of their items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table image add column "menuId" uuid references menu on delete cascade`.execute(db)
  await sql`alter table image drop constraint image_use_check`.execute(db)
  await sql`alter table image add constraint image_use_check
    check (use in ('logo', 'banner', 'category', 'menu'))`.execute(db)
  await sql`create index on image ("menuId")`.execute(db)
}
