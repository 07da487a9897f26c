import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { createOnce } from '../../tests/fixtures/createOnce.ts'
import { type Connection, createPGlite, type Db, openPostgresql, usePGlite } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

const DUMP = 'migrated.tar'

/** Opens a migrated database for one test file; `db.destroy()` drops it. See {@link openTestConnection}. */
export const openTestDatabase = async (): Promise<Db> => (await openTestConnection()).db

/**
 * Opens a new database: with TEST_DATABASE_URL on that PostgreSQL server, copied from a migrated template, else in memory,
 * loaded from the dump of a migrated one. `close()`, like `db.destroy()`, drops it.
 */
export async function openTestConnection(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return createFromTemplate(server)
  const folder = await createOnce('pglite', (temporary) => makeDump(join(temporary, DUMP)))
  return usePGlite(await createPGlite({ loadDataDir: new Blob([new Uint8Array(await readFile(join(folder, DUMP)))]) }))
}

/** Opens a new database without tables, on the same kind of server; `close()` drops it. */
export async function openEmptyTestConnection(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  return server ? createDatabase(server) : usePGlite(await createPGlite())
}

async function makeDump(file: string): Promise<void> {
  const pglite = await createPGlite()
  const connection = usePGlite(pglite)
  await migrate(connection.db)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await connection.close()
}

async function createFromTemplate(server: string): Promise<Connection> {
  const template = `kuvert_template_${await hashMigrations()}`
  const name = `kuvert_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = await openPostgresql(server)
  // Serialised: a template can be copied only while nobody is connected to it
  await admin.db.connection().execute(async (one) => {
    const run = async (text: string) => (await one.executeQuery(CompiledQuery.raw(text))).rows
    await run('select pg_advisory_lock(4221)')
    try {
      if ((await run(`select 1 from pg_database where datname = '${template}'`)).length === 0) {
        await makeTemplate(server, template, run)
      }
      await run(`create database ${name} template ${template}`)
    } finally {
      await run('select pg_advisory_unlock(4221)')
    }
  })
  return openAndDrop(server, name, admin)
}

async function createDatabase(server: string): Promise<Connection> {
  const name = `kuvert_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = await openPostgresql(server)
  await admin.executeSql(`create database ${name}`)
  return openAndDrop(server, name, admin)
}

/** Opens a database that is dropped when it is closed. */
async function openAndDrop(server: string, name: string, admin: Connection): Promise<Connection> {
  const connection = await openPostgresql(withDatabase(server, name))
  const { db } = connection
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await destroy()
    await admin.executeSql(`drop database if exists ${name} with (force)`)
    await admin.close()
  }
  return connection
}

async function makeTemplate(server: string, template: string, run: (text: string) => Promise<unknown>): Promise<void> {
  const temporary = `${template}_unfinished`
  await run(`drop database if exists ${temporary} with (force)`)
  await run(`create database ${temporary}`)
  const connection = await openPostgresql(withDatabase(server, temporary))
  await migrate(connection.db).finally(connection.close)
  await run(`alter database ${temporary} rename to ${template}`)
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function hashMigrations(): Promise<string> {
  const folder = new URL('../database/migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)))
  return hash.digest('hex').slice(0, 12)
}
