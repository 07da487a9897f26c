import type { PGlite } from '@electric-sql/pglite'
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

/** Runs callers one after the other: each gets its turn when the one before has released it. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for the turn; answers the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}

/**
 * Kysely on the embedded database. PGlite is one connection: it is handed to one caller at a time, or a statement
 * would slip into somebody else's transaction.
 */
export class PGliteDialect implements Dialect {
  readonly #pglite: PGlite
  readonly #turns: Turns

  constructor(pglite: PGlite, turns: Turns) {
    this.#pglite = pglite
    this.#turns = turns
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
    return new PGliteDriver(this.#pglite, this.#turns)
  }
}

class PGliteDriver implements Driver {
  readonly #pglite: PGlite
  readonly #turns: Turns
  readonly #releases = new WeakMap<DatabaseConnection, () => void>()

  constructor(pglite: PGlite, turns: Turns) {
    this.#pglite = pglite
    this.#turns = turns
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.#turns.take()
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
