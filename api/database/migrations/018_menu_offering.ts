import { type Kysely, sql } from 'kysely'

/** When a menu is available, and whether it is a draft. A menu of earlier is on offer without limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column "soldOutTo" date,
    add column "offeredFrom" date,
    add column "offeredTo" date,
    add column "draft" boolean not null default false`.execute(db)
}
