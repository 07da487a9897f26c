import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import { lockFolder } from './lock.ts'
import { Mutex } from 'async-mutex'
import { PGliteDialect } from './pgliteDialect.ts'
import type { Database } from './schema.ts'
import { type StatementLog, toStatementLog, TracingCompiler } from './tracedStatements.ts'

/** The database, or a transaction on it. */
export type Db = Kysely<Database>

/** Runs one SQL text beside Kysely, outside any transaction. Several statements are allowed without values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: any[] }>

/** An open database; `close` waits for running statements and unlocks the folder. */
export interface Connection {
  db: Db
  executeSql: ExecuteSql
  kind: 'pglite' | 'postgresql'
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir`/pglite, and locks its folder. Logs
 * every statement to `log`.
 */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataDir: string },
  log?: StatementLog,
): Promise<Connection> {
  if (config.databaseUrl) return openPostgresql(config.databaseUrl, log)
  await mkdir(config.dataDir, { recursive: true })
  const unlock = await lockFolder(config.dataDir)
  try {
    const connection = usePGlite(await createPGlite({ dataDir: join(config.dataDir, 'pglite') }), log)
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Opens the embedded database in a folder, or in memory from an optional dump, without a lock. */
export async function createPGlite(place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  // Loaded on use: it is large
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ ...place, parsers: { ...parsers }, extensions: { pg_trgm } })
}

/** A connection to the embedded database, which closes with it. */
export function usePGlite(pglite: PGlite, log?: StatementLog): Connection {
  const mutex = new Mutex()
  const db = createKysely(new PGliteDialect(pglite, mutex), log)
  const executeSql: ExecuteSql = async (text, values) => {
    return mutex.runExclusive(async () => {
      if (values?.length) return pglite.query(text, values)
      return (await pglite.exec(text)).at(-1) ?? { rows: [] }
    })
  }
  return { db, executeSql, kind: 'pglite', close: () => db.destroy() }
}

/** Opens a pool of at most ten connections to PostgreSQL. */
export async function openPostgresql(url: string, log?: StatementLog): Promise<Connection> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // The timeout fails queries when the pool is exhausted; keep-alive detects a server that has vanished
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: (oid: number, format?: any) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process
  pool.on('error', () => {})
  const db = createKysely(new TracingDialect({ pool }), log)
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await pool.query(text, values)
    // Several statements return several results
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
  }
  return { db, executeSql, kind: 'postgresql', close: () => db.destroy() }
}

class TracingDialect extends PostgresDialect {
  override createQueryCompiler(): TracingCompiler {
    return new TracingCompiler()
  }
}

const createKysely = (dialect: Dialect, log: StatementLog | undefined): Db =>
  new Kysely<Database>({ dialect, ...(log && { log: toStatementLog(log) }) })

/** By type id, the same on both: int8 (counts) as a number, date as 'YYYY-MM-DD'. All else is the drivers' default. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1082: (text) => text }
