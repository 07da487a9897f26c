import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { createOnce } from '../../tests/fixtures/createOnce.ts'
import { type Connection, createPGlite, type Db, openPostgresql, usePGlite } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

const DUMP = 'migrated.tar'

/** A migrated database of one's own; `db.destroy()` throws it away. See {@link openTestConnection}. */
export const openTestDatabase = async (): Promise<Db> => (await openTestConnection()).db

/**
 * With TEST_DATABASE_URL a new database on that PostgreSQL server, copied from a migrated template; else one in
 * memory, loaded from the dump of a migrated one. `close()`, like `db.destroy()`, throws it away.
 */
export async function openTestConnection(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return createFromTemplate(server)
  const folder = await createOnce('pglite', (unfinished) => makeDump(join(unfinished, DUMP)))
  return usePGlite(await createPGlite({ loadDataDir: new Blob([new Uint8Array(await readFile(join(folder, DUMP)))]) }))
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
  const template = `kuvert_template_${await hashOfMigrations()}`
  const name = `kuvert_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = await openPostgresql(server)
  // One at a time: a template can be copied only while nobody is connected to it
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
  const connection = await openPostgresql(nameIn(server, name))
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
  const unfinished = `${template}_unfinished`
  await run(`drop database if exists ${unfinished} with (force)`)
  await run(`create database ${unfinished}`)
  const connection = await openPostgresql(nameIn(server, unfinished))
  await migrate(connection.db).finally(connection.close)
  await run(`alter database ${unfinished} rename to ${template}`)
}

function nameIn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function hashOfMigrations(): Promise<string> {
  const folder = new URL('../database/migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)))
  return hash.digest('hex').slice(0, 12)
}
