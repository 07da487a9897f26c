import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'
import { PREPARED } from './preparedStatements.ts'
import { runOutsideRequest } from './requestId.ts'

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection: for one that is sent so often that planning it
 * costs more than running it. Its text must always be the same, so no lists of different lengths, and its columns must be
 * named: one of `select *` or `returning *` fails once a migration adds a column.
 */
export async function executePrepared<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  // A request's id would make it another statement
  const compiled: CompiledQuery<Row> = runOutsideRequest(() => query.compile())
  return (await db.executeQuery<Row>({ ...compiled, sql: PREPARED + compiled.sql })).rows
}

/** The same, for a statement with one row or none. */
export const executePreparedTakeFirst = async <Row>(db: Db, query: Compilable<Row>): Promise<Row | undefined> =>
  (await executePrepared(db, query))[0]
