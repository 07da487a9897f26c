import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { prepareDataFolder } from './dataFolder.ts'
import { lockFolder } from './lock.ts'
import { Mutex } from 'async-mutex'
import { PGliteDialect } from './pgliteDialect.ts'
import { prepareMarked } from './preparedStatements.ts'
import { createReadDatabase, type ReadDatabase, type ReadLog } from './readDatabase.ts'
import type { Database } from './schema.ts'
import { type StatementLog, toStatementLog, TracingCompiler } from './tracedStatements.ts'

/** The number of the advisory lock; any that nothing else uses. */
const EXCLUSIVE_LOCK = 42_210_001

/** PostgreSQL's default, 128 MB, would all be held from the start, and answers no faster: see docs/performance.md. */
const PGLITE_BUFFERS = '32MB'

/** Short: the primary can answer as well. */
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 1_000, query_timeout: 2_000 }

/** The database, or a transaction on it. */
export type Db = Kysely<Database>

/** Runs an SQL text beside Kysely, outside any transaction. Several statements are allowed without values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: any[] }>

/** An open database; `close` waits for running statements and unlocks the folder. */
export interface Connection {
  db: Db
  executeSql: ExecuteSql
  kind: 'pglite' | 'postgresql'
  /** Null where there is no read replica. */
  reads: ReadDatabase | null
  /** Runs what must not run in two processes of this database at once; the second one waits. */
  runExclusively<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir`/pglite, and locks its folder. Logs
 * every statement to `log`. With `readUrl` some reads may use that replica of the PostgreSQL.
 */
export async function openDatabase(
  config: { databaseUrl?: string | undefined; dataDir: string },
  log?: StatementLog & ReadLog,
  readUrl?: string,
): Promise<Connection> {
  if (config.databaseUrl) return openPostgresql(config.databaseUrl, log, readUrl)
  await prepareDataFolder(config.dataDir)
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
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${PGLITE_BUFFERS}`]
  return PGlite.create({ ...place, parsers: { ...parsers }, extensions: { pg_trgm }, startParams })
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
  // Only this process can have it open
  return { db, executeSql, kind: 'pglite', reads: null, runExclusively: (work) => work(), close: () => db.destroy() }
}

/** Opens a pool of at most ten connections to PostgreSQL, and one to its read replica where there is one. */
export async function openPostgresql(url: string, log?: StatementLog & ReadLog, readUrl?: string): Promise<Connection> {
  // The timeout fails queries when the pool is exhausted
  const pool = await openPool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const replica = readUrl && (await openPool({ connectionString: readUrl, ...REPLICA_TIMEOUTS }))
  const read = replica ? createReadDatabase({ primary: pool, replica, log }) : null
  const db = createKysely(new TracingDialect({ pool: read?.pool ?? pool }), log)
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await pool.query(text, values)
    // Several statements return several results
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
  }
  const runExclusively: Connection['runExclusively'] = (work) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${EXCLUSIVE_LOCK})`.execute(connection)
      // A connection that is lost gives the lock free by itself
      return work().finally(() => sql`select pg_advisory_unlock(${EXCLUSIVE_LOCK})`.execute(connection))
    })
  const reads = read?.reads ?? null
  return { db, executeSql, kind: 'postgresql', reads, runExclusively, close: () => db.destroy() }
}

async function openPool(config: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    max: 10,
    // Detects a server that has vanished
    keepAlive: true,
    // Compiling a statement takes longer than any of ours runs
    options: '-c jit=off',
    types: { getTypeParser: (oid: number, format?: any) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    ...config,
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process
  pool.on('error', () => {})
  // Nor may one that is lost between two statements of a transaction: the next statement fails
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  return pool
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
