import { type Kysely, sql } from 'kysely'

/** Lists are read page by page: each order of sorting has an index that ends with a unique column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A caterer without a place comes last
  `create index "caterList" on cater (coalesce(ordering, 2147483647), id) where "deletedAt" is null`,
  `create index "caterWords" on cater using gin (lower(name || ' ' || coalesce(city, '')) gin_trgm_ops)`,
  `create index "userList" on "user" (email, id)`,
  `create index "mailList" on mail ("createdAt" desc, id desc)`,
  `create index "mailListOfState" on mail (state, "createdAt" desc, id desc)`,
  `drop index "mail_state_createdAt_idx"`,
  `create index "offerList" on offer ("caterId", "createdAt" desc, number desc, version desc)`,
  `drop index "offer_caterId_createdAt_idx"`,
]
