import { type Kysely, sql } from 'kysely'

/**
 * SHA-3: binding offers of caterers to customers, each version a row. An offer reserves no covers on its day: its order does.
 * A link is stored by the hash of its token alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "offerNumber" ("caterId" integer primary key references "cater" on delete cascade, last integer not null)`,
  `create table "offer" (
    id uuid primary key default gen_random_uuid(), "caterId" integer not null references "cater" on delete cascade,
    number integer not null, version integer not null, revision integer not null default 1,
    state text not null
      check (state in ('draft', 'sent', 'approved', 'declined', 'ordered', 'replaced')),
    title text, message text, "customerName" text not null, "customerEmail" text not null, "customerPhone" text not null,
    terms jsonb not null, "validUntil" date not null, "createdAt" timestamptz not null, "sentAt" timestamptz,
    "approvedAt" timestamptz, "declinedAt" timestamptz, "orderedAt" timestamptz,
    "orderId" uuid references "order" on delete set null, unique ("caterId", number, version))`,
  // At most one version is being written
  `create unique index "draftOffer" on "offer" ("caterId", number) where state = 'draft'`,
  `create index on "offer" ("caterId", "createdAt" desc)`,
  `create index on "offer" ("validUntil")`,
  `create index on "offer" (lower("customerEmail"))`,
  `create index on "offer" ("orderId")`,
  `create table "offerLink" (
    "tokenHash" text primary key, "offerId" uuid not null references "offer" on delete cascade,
    "createdAt" timestamptz not null default now())`,
  `create index on "offerLink" ("offerId")`,
  // A mail about an offer ends with it
  `alter table "mail" add "offerId" uuid references "offer" on delete cascade`,
  `create index on "mail" ("offerId") where "offerId" is not null`,
]
