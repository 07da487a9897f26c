import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import { lockFolder } from './lock.ts'
import { PGliteDialect, Turns } from './pgliteDialect.ts'
import type { Database } from './schema.ts'
import { type StatementLog, toStatementLog, TracingCompiler } from './tracedStatements.ts'

/** The database, or a transaction on it. */
export type Db = Kysely<Database>

/** Runs one SQL text beside Kysely, never inside somebody's transaction; several statements where there are no values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: any[] }>

/** An open database; `close` waits for what runs and gives the folder free. */
export interface Connection {
  db: Db
  executeSql: ExecuteSql
  kind: 'pglite' | 'postgresql'
  close(): Promise<void>
}

/**
 * PostgreSQL where `databaseUrl` is set, else the embedded database in `dataDir`/pglite, which it locks. `log` is told of
 * every statement.
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

/** The embedded database: in the folder, or in memory, from a dump where one is given. Locks nothing. */
export async function createPGlite(place: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  // Loaded only where it is used: it is big
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ ...place, parsers: { ...parsers }, extensions: { pg_trgm } })
}

/** A connection to the embedded database; closing it closes that. */
export function usePGlite(pglite: PGlite, log?: StatementLog): Connection {
  const turns = new Turns()
  const db = kyselyOn(new PGliteDialect(pglite, turns), log)
  const executeSql: ExecuteSql = async (text, values) => {
    const release = await turns.take()
    try {
      if (values?.length) return await pglite.query(text, values)
      return (await pglite.exec(text)).at(-1) ?? { rows: [] }
    } finally {
      release()
    }
  }
  return { db, executeSql, kind: 'pglite', close: () => db.destroy() }
}

/** A pool of at most ten connections. */
export async function openPostgresql(url: string, log?: StatementLog): Promise<Connection> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Whoever waits longer for a connection is told that there is none, and a server that has vanished is noticed
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: { getTypeParser: (oid: number, format?: any) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process
  pool.on('error', () => {})
  const db = kyselyOn(new TracingDialect({ pool }), log)
  const executeSql: ExecuteSql = async (text, values) => {
    const result = await pool.query(text, values)
    // Several statements give several results
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
  }
  return { db, executeSql, kind: 'postgresql', close: () => db.destroy() }
}

class TracingDialect extends PostgresDialect {
  override createQueryCompiler(): TracingCompiler {
    return new TracingCompiler()
  }
}

const kyselyOn = (dialect: Dialect, log: StatementLog | undefined): Db =>
  new Kysely<Database>({ dialect, ...(log && { log: toStatementLog(log) }) })

/** By type id, the same on both: int8 (counts) a number, date 'YYYY-MM-DD'. All else is the drivers' default. */
const parsers: Record<number, (text: string) => unknown> = { 20: Number, 1082: (text) => text }
