import { type Migration, Migrator } from 'kysely'
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
}

/** Migrates the database to the newest version; processes that start together wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
