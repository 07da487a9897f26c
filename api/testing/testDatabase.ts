import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { databaseOn } from '../../tests/fixtures/databaseOn.ts'
import { type Connection, createPGlite, type Db, openPostgresql, usePGlite } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

/** Reused from run to run, and no part of what is built. */
const DUMPS = 'node_modules/.cache/kuvert/dumps'

/** Opens a migrated database for one test file; `db.destroy()` drops it. See {@link openTestConnection}. */
export const openTestDatabase = async (): Promise<Db> => (await openTestConnection()).db

/**
 * Opens a new database: with TEST_DATABASE_URL on that PostgreSQL server, copied from a migrated template, else in memory,
 * loaded from the dump of a migrated one. `close()`, like `db.destroy()`, drops it. Template and dump are made before the
 * first test: see {@link makeTestTemplate} and {@link makeTestDump}.
 */
export async function openTestConnection(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return createDatabase(server, `template ${await templateName()}`)
  return usePGlite(await createPGlite({ loadDataDir: new Blob([new Uint8Array(await readFile(await dumpFile()))]) }))
}

/** Opens a new database without tables, on the same kind of server; `close()` drops it. */
export async function openEmptyTestConnection(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  return server ? createDatabase(server) : usePGlite(await createPGlite())
}

/** Makes the dump that embedded test databases are loaded from, unless there is one of these migrations. */
export async function makeTestDump(): Promise<void> {
  const file = await dumpFile()
  if (existsSync(file)) return utimes(file, new Date(), new Date())
  const pglite = await createPGlite()
  const connection = usePGlite(pglite)
  await migrate(connection.db)
  const dump = await pglite.dumpDataDir('none')
  const unfinished = `${file}.${process.pid}`
  await mkdir(DUMPS, { recursive: true })
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, file)
  await connection.close()
  for (const name of await readdir(DUMPS)) await removeUnused(join(DUMPS, name))
}

/** Removes a dump that no run has used since yesterday: a run of another checkout may be using a younger one. */
async function removeUnused(file: string): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000)
  // Another run may have removed it meanwhile
  const found = await stat(file).catch(() => undefined)
  if (found && found.mtime < yesterday) await rm(file, { force: true })
}

const dumpFile = async () => join(DUMPS, `${await hashMigrations()}.tar`)

/** Makes the template that test databases are copied from on a PostgreSQL server, unless there is one of these migrations. */
export async function makeTestTemplate(server: string): Promise<void> {
  const template = await templateName()
  const admin = await openPostgresql(server)
  // Serialised: two runs would make it at once
  await admin.db.connection().execute(async (session) => {
    const run = async (text: string) => (await session.executeQuery(CompiledQuery.raw(text))).rows
    await run('select pg_advisory_lock(4221)')
    try {
      if ((await run(`select 1 from pg_database where datname = '${template}'`)).length > 0) return
      const unfinished = `${template}_unfinished`
      await run(`drop database if exists ${unfinished} with (force)`)
      await run(`create database ${unfinished}`)
      const connection = await openPostgresql(databaseOn(server, unfinished))
      await migrate(connection.db).finally(connection.close)
      await run(`alter database ${unfinished} rename to ${template}`)
    } finally {
      await run('select pg_advisory_unlock(4221)')
    }
  })
  await admin.close()
}

const templateName = async () => `kuvert_template_${await hashMigrations()}`

async function createDatabase(server: string, from = ''): Promise<Connection> {
  const name = `kuvert_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = await openPostgresql(server)
  await admin.executeSql(`create database ${name} ${from}`)
  return openAndDrop(server, name, admin)
}

/** Opens a database that is dropped when it is closed. */
async function openAndDrop(server: string, name: string, admin: Connection): Promise<Connection> {
  const connection = await openPostgresql(databaseOn(server, name))
  const { db } = connection
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    await admin.executeSql(`drop database if exists ${name} with (force)`)
    await admin.close()
  }
  return connection
}

let hash: string | undefined

/** The files beside the migrations that shape a migrated database: connection settings, the embedded database's version. */
const MADE_BY = ['../database/connect.ts', '../../package-lock.json']

/** Of the migrations as they are now. */
async function hashMigrations(): Promise<string> {
  if (hash) return hash
  const folder = new URL('../database/migrations/', import.meta.url)
  const contents = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) contents.update(await readFile(new URL(file, folder)))
  for (const file of MADE_BY) contents.update(await readFile(new URL(file, import.meta.url)))
  hash = contents.digest('hex').slice(0, 12)
  return hash
}
