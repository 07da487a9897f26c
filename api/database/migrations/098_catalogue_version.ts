import { type Kysely, sql } from 'kysely'

/**
 * The version of each caterer's catalogue, as orders are priced and checked by it: every statement that writes one of its
 * tables replaces the version, whoever sends it, so that a process may hold what it has read under it. A random one, since
 * a version must never come again: not after a restore, and not in another database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Each table, and how the caterers of its changed rows are found. */
const tables: Record<string, string> = {
  cater: 'select id from changed',
  page: 'select "caterId" from changed',
  service: 'select "caterId" from changed',
  pricePeriod: 'select "caterId" from changed',
  deliveryZone: 'select "caterId" from changed',
  availabilitySettings: 'select "caterId" from changed',
  menu: 'select "caterId" from changed',
  dish: 'select "caterId" from changed',
  foodDeclaration: 'select "caterId" from changed',
  menuDish: 'select menu."caterId" from changed join menu on menu.id = changed."menuId"',
}

const statements = [
  `create table "catalogueVersion" (
    "caterId" integer primary key references cater on delete cascade, version uuid not null default gen_random_uuid())`,
  `insert into "catalogueVersion" ("caterId") select id from cater`,

  `create function "beginCatalogue"() returns trigger language plpgsql as $$
    begin insert into "catalogueVersion" ("caterId") values (new.id); return null; end $$`,
  `create trigger "catalogueBegins" after insert on cater for each row execute function "beginCatalogue"()`,

  ...Object.entries(tables).flatMap(([table, caterIds]) => [
    `create function "renewCatalogueOf_${table}"() returns trigger language plpgsql as $$
      begin
        update "catalogueVersion" set version = gen_random_uuid() where "caterId" in (${caterIds});
        return null;
      end $$`,
    ...(['insert', 'update', 'delete'] as const).map(
      (event) =>
        `create trigger "catalogueIsChanged_${event}" after ${event} on "${table}"
          referencing ${event === 'delete' ? 'old' : 'new'} table as changed
          for each statement execute function "renewCatalogueOf_${table}"()`,
    ),
  ]),
  // A page may move to another caterer, whose storefront it was until then
  `create function "renewCatalogueOfFormerPage"() returns trigger language plpgsql as $$
    begin
      update "catalogueVersion" set version = gen_random_uuid() where "caterId" = old."caterId";
      return null;
    end $$`,
  `create trigger "pageLeavesCater" after update of "caterId" on page for each row
    when (old."caterId" is distinct from new."caterId") execute function "renewCatalogueOfFormerPage"()`,
]
