import type { PGlite } from '@electric-sql/pglite'
import type { Mutex } from 'async-mutex'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { TracingCompiler } from './tracedStatements.ts'

/**
 * Kysely on the embedded database. PGlite is a single connection: the mutex gives it to one caller at a time, since a
 * statement would otherwise run inside another caller's transaction.
 */
export class PGliteDialect implements Dialect {
  readonly #pglite: PGlite
  readonly #mutex: Mutex

  constructor(pglite: PGlite, mutex: Mutex) {
    this.#pglite = pglite
    this.#mutex = mutex
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  createQueryCompiler(): TracingCompiler {
    return new TracingCompiler()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }

  createDriver(): Driver {
    return new PGliteDriver(this.#pglite, this.#mutex)
  }
}

class PGliteDriver implements Driver {
  readonly #pglite: PGlite
  readonly #mutex: Mutex
  readonly #releases = new WeakMap<DatabaseConnection, () => void>()

  constructor(pglite: PGlite, mutex: Mutex) {
    this.#pglite = pglite
    this.#mutex = mutex
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#mutex.acquire()
    const connection = new PGliteConnection(this.#pglite)
    this.#releases.set(connection, release)
    return connection
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.()
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}`))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#pglite.close()
  }
}

class PGliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#pglite.query<Row>(query.sql, [...query.parameters])
    const affected = result.affectedRows === undefined ? {} : { numAffectedRows: BigInt(result.affectedRows) }
    return { rows: result.rows, ...affected }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}
