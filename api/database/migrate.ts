import { Migrator, sql } from 'kysely'
import type { Db } from './connect.ts'
import { findMigrations } from './findMigrations.ts'

const migrations = await findMigrations()
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
