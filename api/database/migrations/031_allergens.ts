import { type Kysely, sql } from 'kysely'

/**
 * ALG-2: what caterers declare of their dishes and items, the dish that an item is, and what guests of an order need.
 * Nothing that was there before is declared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table "foodDeclaration" (
    id uuid primary key default gen_random_uuid(), "caterId" integer not null references cater on delete cascade,
    "dishId" uuid unique references dish on delete cascade, "itemId" uuid unique references menu on delete cascade,
    contains jsonb not null, "mayContain" jsonb not null, free jsonb not null, diets jsonb not null,
    "isComplete" boolean not null, "declaredAt" timestamptz not null,
    "userId" uuid references "user" on delete set null,
    check (num_nonnulls("dishId", "itemId") = 1))`,
  `create index on "foodDeclaration" ("caterId")`,
  `alter table menu add "dishId" uuid references dish on delete set null`,
  `create index on menu ("dishId") where "dishId" is not null`,
  `alter table "order" add needs jsonb`,
  `create index on "order" ("deliveryDate") where needs is not null`,
]
