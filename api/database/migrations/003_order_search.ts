import { type Kysely, sql } from 'kysely'

/** Words are found among many orders by an index of their trigrams, and dates together with references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (error) {
    throw new Error(
      'The database needs the extension pg_trgm, which comes with PostgreSQL (Debian: postgresql-contrib). ' +
        'Let its owner or an administrator run "create extension pg_trgm" in it, then start again.',
      { cause: error },
    )
  }
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Short enough for a row of an index, whatever was sent
  `alter table "order" add "searchText" text not null generated always as (
    lower(' ' || "orderRef"::text || ' ' || left(orderer, 200) || ' ' || left(email, 200))) stored`,
  // What was added last is searched one by one: few, so that searching stays as quick
  `create index "orderSearch" on "order" using gin ("searchText" gin_trgm_ops) with (gin_pending_list_limit = 128)`,

  // All that a list is narrowed by: what many orders share is looked for in these alone, from the newest order on
  `create index "orderList" on "order" ("orderRef") include ("searchText", status, "deliveryDate", "caterId")`,
  `create index "caterOrderList" on "order" ("caterId", "orderRef") include ("searchText", status, "deliveryDate")`,
  `drop index "order_caterId_orderRef_idx"`,
  `create index on "order" ("deliveryDate", "orderRef")`,
  `drop index "order_deliveryDate_idx"`,
  // Nothing is known of the new column yet: the first searches would be planned blindly
  `analyze "order"`,
]
