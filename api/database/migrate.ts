import { type Migration, Migrator } from 'kysely'
import type { Db } from './connect.ts'
import * as foundation from './migrations/001_foundation.ts'
import * as catalogueAndReports from './migrations/002_catalogue_and_reports.ts'
import * as orderSearch from './migrations/003_order_search.ts'
import * as unseenOrders from './migrations/004_unseen_orders.ts'
import * as keptAnswers from './migrations/005_kept_answers.ts'

/** Imported statically, so that the bundle contains them. Never change one that was released, nor its name. */
const migrations: Record<string, Migration> = {
  '001_foundation': foundation,
  '002_catalogue_and_reports': catalogueAndReports,
  '003_order_search': orderSearch,
  '004_unseen_orders': unseenOrders,
  '005_kept_answers': keptAnswers,
}

/** Migrates the database to the newest version; processes that start together wait for each other. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
