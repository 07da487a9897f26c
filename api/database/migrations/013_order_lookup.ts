import { type Kysely, sql } from 'kysely'

/** The office finds an order by all that a caller may say: also by phone number, in digits alone, and by address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Short enough for a row of an index, whatever was sent
  `alter table "order" add "lookupText" text not null generated always as (
    lower(' ' || "orderRef"::text || ' ' || left(orderer, 200) || ' ' || left(email, 200) || ' ' ||
      regexp_replace(left("phoneNumber", 50), '[^0-9]', '', 'g') || ' ' || left(coalesce(address, ''), 200) || ' ' ||
      coalesce("zipCode", '') || ' ' || left(coalesce(city, ''), 200))) stored`,
  `create index "orderLookup" on "order" using gin ("lookupText" gin_trgm_ops) with (gin_pending_list_limit = 128)`,
  // Nothing is known of the new column yet: the first searches would be planned blindly
  `analyze "order"`,
]
