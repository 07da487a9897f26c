import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import type { Database } from './schema.ts'

/** The highest number of rows that a list is counted to: more would take longer than reading a page. */
export const MAX_COUNTED = 100_000

/** A stretch of a list: at most so many rows after a key, or from the start where it is null. */
export interface Keyset<Key> {
  limit: number
  after: Key | null
}

/** The rows of a page. */
export interface KeysetPage<Row> {
  rows: Row[]
  /** True where rows come after those of the page. */
  hasNext: boolean
  /** The number of rows of the whole list; null where counting them would take long. */
  total: number | null
}

/** Matches the rows after a key. The columns sort the list in one direction, and together are unique. */
export const isAfterKey = (
  columns: readonly RawBuilder<unknown>[],
  direction: 'asc' | 'desc',
  key: readonly RawBuilder<unknown>[],
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(columns)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(key)})`

/**
 * Reads a page by keyset: an index carries it however far into the list it is, and rows that come or go elsewhere move
 * nothing. `count` runs where the page is not the whole list.
 */
export async function readKeysetPage<Row>(
  { limit, after }: Keyset<unknown>,
  rowsAfter: { limit: (count: number) => { execute: () => Promise<Row[]> } },
  count: () => Promise<number | null>,
): Promise<KeysetPage<Row>> {
  // One more than the limit shows whether there is a next page
  const found = await rowsAfter.limit(limit + 1).execute()
  const hasNext = found.length > limit
  const rows = hasNext ? found.slice(0, limit) : found
  return { rows, hasNext, total: after === null && !hasNext ? rows.length : await count() }
}

/** The number of rows of a query without order and limit; null above MAX_COUNTED. */
export async function countRows<Table extends keyof Database>(
  db: Db,
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number | null> {
  const some = rows
    .clearSelect()
    .select(sql<number>`1`.as('row'))
    .limit(MAX_COUNTED + 1)
  const counted = db.selectFrom(some.as('some')).select((eb) => eb.fn.countAll().as('count'))
  const count = Number((await counted.executeTakeFirstOrThrow()).count)
  return count > MAX_COUNTED ? null : count
}
