import type { Compilable, CompiledQuery } from 'kysely'
import type { PoolClient } from 'pg'
import type { Db } from './connect.ts'
import { runOutsideRequest } from './requestId.ts'

const MARK = '/* prepared */ '

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection: for one that is sent so often that planning it
 * costs more than running it. Its text must always be the same, so no lists of different lengths, and its columns must be
 * named: one of `select *` or `returning *` fails once a migration adds a column.
 */
export async function executePrepared<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  // A request's id would make it another statement
  const compiled: CompiledQuery<Row> = runOutsideRequest(() => query.compile())
  return (await db.executeQuery<Row>({ ...compiled, sql: MARK + compiled.sql })).rows
}

/** The same, for a statement with one row or none. */
export const executePreparedTakeFirst = async <Row>(db: Db, query: Compilable<Row>): Promise<Row | undefined> =>
  (await executePrepared(db, query))[0]

const names = new Map<string, string>()

/** Makes a client of the pool prepare the statements of {@link executePrepared}, each under a name of its own. */
export function prepareMarked(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? query({ name: nameOf(text), text, values })
      : query(text, values, ...rest)) as typeof client.query
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
