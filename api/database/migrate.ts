import { type Migration, Migrator, sql } from 'kysely'
import type { Db } from './connect.ts'
import * as foundation from './migrations/001_foundation.ts'
import * as catalogueAndReports from './migrations/002_catalogue_and_reports.ts'
import * as orderSearch from './migrations/003_order_search.ts'
import * as unseenOrders from './migrations/004_unseen_orders.ts'
import * as keptAnswers from './migrations/005_kept_answers.ts'
import * as personalData from './migrations/006_personal_data.ts'
import * as knownNetworks from './migrations/007_known_networks.ts'
import * as retention from './migrations/008_retention.ts'
import * as menuImages from './migrations/009_menu_images.ts'
import * as paidBy from './migrations/010_paid_by.ts'
import * as diets from './migrations/011_diets.ts'
import * as staffRoles from './migrations/012_staff_roles.ts'
import * as orderLookup from './migrations/013_order_lookup.ts'
import * as orderNotes from './migrations/014_order_notes.ts'
import * as delivered from './migrations/015_delivered.ts'
import * as availability from './migrations/017_availability.ts'
import * as menuOffering from './migrations/018_menu_offering.ts'
import * as priceLog from './migrations/020_price_log.ts'
import * as deliveryZones from './migrations/021_delivery_zones.ts'
import * as ageLimits from './migrations/022_age_limits.ts'
import * as smileys from './migrations/030_smileys.ts'
import * as allergens from './migrations/031_allergens.ts'
import * as cancelledOrders from './migrations/037_cancelled_orders.ts'
import * as changedOrders from './migrations/038_changed_orders.ts'
import * as orderLinks from './migrations/036_order_links.ts'
import * as proposals from './migrations/040_proposals.ts'
import * as sharedBaskets from './migrations/050_shared_baskets.ts'
import * as phoneOrders from './migrations/060_phone_orders.ts'
import * as offers from './migrations/070_offers.ts'

/** Imported statically, so that the bundle contains them. Never change one that was released, nor its name. */
const migrations: Record<string, Migration> = {
  '001_foundation': foundation,
  '002_catalogue_and_reports': catalogueAndReports,
  '003_order_search': orderSearch,
  '004_unseen_orders': unseenOrders,
  '005_kept_answers': keptAnswers,
  '006_personal_data': personalData,
  '007_known_networks': knownNetworks,
  '008_retention': retention,
  '009_menu_images': menuImages,
  '010_paid_by': paidBy,
  '011_diets': diets,
  '012_staff_roles': staffRoles,
  '013_order_lookup': orderLookup,
  '014_order_notes': orderNotes,
  '015_delivered': delivered,
  '017_availability': availability,
  '018_menu_offering': menuOffering,
  '020_price_log': priceLog,
  '021_delivery_zones': deliveryZones,
  '022_age_limits': ageLimits,
  '030_smileys': smileys,
  '031_allergens': allergens,
  '036_order_links': orderLinks,
  '037_cancelled_orders': cancelledOrders,
  '038_changed_orders': changedOrders,
  '040_proposals': proposals,
  '050_shared_baskets': sharedBaskets,
  '060_phone_orders': phoneOrders,
  '070_offers': offers,
}

const provider = { getMigrations: async () => migrations }

/**
 * Migrates the database to the newest version; processes that start together wait for each other. Refuses a database
 * that a newer release has migrated, before anything is changed.
 */
export async function migrate(db: Db): Promise<void> {
  const executed = await listMigrations(db)
  refuseNewerSchema(executed)
  // The migrator reads the database's whole catalogue to find the same, at each start
  if (executed.length === Object.keys(migrations).length) return
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** Migrates a database without tables, or one of an earlier version, up to the migration of that name. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  if (!(name in migrations)) throw newerSchema([name])
  const migrator = new Migrator({ db, provider })
  const later = (await migrator.getMigrations()).filter((other) => other.executedAt && other.name > name)
  if (later.length > 0) throw new Error(`The database has been migrated further than ${name}: use an empty one.`)
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

/** The names of the migrations that the database has, in their order; none where it was never migrated. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(quote_ident(current_schema()) || '.kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return []
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return executed.rows.map(({ name }) => name)
}

function refuseNewerSchema(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw newerSchema(unknown)
}

const newerSchema = (names: readonly string[]) =>
  new Error(
    `The database's schema is newer than this program, which does not know ${names.join(', ')}: ` +
      'start the release that has migrated it, or a newer one.',
  )
