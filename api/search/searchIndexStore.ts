import { type Expression, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { IndexRows } from './indexRows.ts'
import { groupBy } from '../database/groupBy.ts'

/** A row of the index by its table. */
type IndexTable = 'searchCater' | 'searchMenu' | 'searchZone'
export const INDEX_TABLES: readonly IndexTable[] = ['searchCater', 'searchMenu', 'searchZone']

/** What tells the rows of one caterer in a table from each other. */
const KEYS = {
  searchCater: [],
  searchMenu: ['course', 'coverPrice', 'menuId', 'fit', 'conflicts'],
  searchZone: ['fromCode'],
} as const satisfies { [Table in IndexTable]: readonly (keyof Database[Table])[] }

type Row = Readonly<Record<string, unknown>>

/** What must be written so that the index is that of the catalogue; `outdated` are keys, `current` rows. */
interface Difference {
  table: IndexTable
  caterId: number
  outdated: Row[]
  current: Row[]
}

/** Compares the index of caterers with what it should be; empty where it is that. A caterer without rows is not to be found. */
export async function findDifferences(
  db: Db,
  caterIds: readonly number[],
  rows: readonly IndexRows[],
): Promise<Difference[]> {
  const wanted: Record<IndexTable, readonly Row[]> = {
    searchCater: rows.map(({ cater }) => ({ ...cater })),
    searchMenu: rows.flatMap(({ menus }) => menus.map((menu) => ({ ...menu }))),
    searchZone: rows.flatMap(({ zones }) => zones.map((zone) => ({ ...zone }))),
  }
  const differences: Difference[] = []
  for (const table of INDEX_TABLES) {
    const stored = await listRows(db, table, caterIds)
    const storedOf = groupBy(stored, ({ caterId }) => caterId)
    const wantedOf = groupBy(wanted[table], ({ caterId }) => caterId)
    for (const caterId of caterIds) {
      const before = toTexts(storedOf.get(caterId) ?? [])
      const after = toTexts(wantedOf.get(caterId) ?? [])
      const outdated = [...before].flatMap(([text, row]) => (after.has(text) ? [] : [row]))
      const current = [...after].flatMap(([text, row]) => (before.has(text) ? [] : [row]))
      if (outdated.length + current.length > 0) differences.push({ table, caterId, outdated, current })
    }
  }
  return differences
}

/** Makes the index what it should be. */
export async function writeDifferences(tx: Db, differences: readonly Difference[]): Promise<void> {
  for (const table of INDEX_TABLES) {
    const ofTable = differences.filter((difference) => difference.table === table)
    const keys = ['caterId', ...KEYS[table]]
    const outdated = ofTable.flatMap(({ outdated: rows }) => rows)
    if (outdated.length > 0)
      await sql`delete from ${sql.table(table)} as row using ${asRows(table, outdated)} as outdated
        where ${sql.join(
          keys.map((key) => sql`row.${sql.ref(key)} = outdated.${sql.ref(key)}`),
          sql` and `,
        )}`.execute(tx)
    const current = ofTable.flatMap(({ current: rows }) => rows)
    if (current.length > 0)
      await sql`insert into ${sql.table(table)} select * from ${asRows(table, current)} as current`.execute(tx)
  }
}

const asRows = (table: IndexTable, rows: readonly Row[]): Expression<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`

const listRows = async (db: Db, table: IndexTable, caterIds: readonly number[]): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where "caterId" = any(${[...caterIds]}::int[])`.execute(db)).rows

/** Rows by a text that is the same for the same values. */
const toTexts = (rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [JSON.stringify(row, (_, value) => sorted(value)), row]))

/** JSONB has an order of its own for the members of an object. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The caterers that the transaction itself has written, at most `limit`. */
export async function listWritten(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ caterId: number }>`
    select "caterId" from "searchStale" where "writtenBy" = pg_current_xact_id() order by 1 limit ${limit}`.execute(tx)
  return rows.map(({ caterId }) => caterId)
}

/**
 * Caterers behind `after` that were written past the service's own transactions, in order; at most `limit`. Those whose write
 * could not be indexed are among them only `withFailed`.
 */
export async function listStale(
  db: Db,
  { after, limit, withFailed }: { after: number; limit: number; withFailed: boolean },
): Promise<number[]> {
  const rows = await db
    .selectFrom('searchStale')
    .select('caterId')
    .where('caterId', '>', after)
    .$if(!withFailed, (query) => query.where('failedWrite', 'is distinct from', (eb) => eb.ref('writtenBy')))
    .orderBy('caterId')
    .limit(limit)
    .execute()
  return rows.map(({ caterId }) => caterId)
}

/** Those of them that still are, locked against whoever writes them or indexes them. */
export async function lockStale(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('searchStale')
    .select('caterId')
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .orderBy('caterId')
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ caterId }) => caterId)
}

/** Names caterers as written, so that they are indexed anew. */
export async function markStale(tx: Db, caterIds: readonly number[]): Promise<void> {
  await sql`insert into "searchStale" ("caterId") select unnest(${[...caterIds]}::int[])
    on conflict do nothing`.execute(tx)
}

/** Remembers that a caterer's last write could not be indexed. */
export async function markFailed(db: Db, caterId: number): Promise<void> {
  await db
    .updateTable('searchStale')
    .set((eb) => ({ failedWrite: eb.ref('writtenBy') }))
    .where('caterId', '=', caterId)
    .execute()
}

/** Forgets that caterers were written. */
export async function unmarkStale(tx: Db, caterIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('searchStale')
    .where('caterId', '=', (eb) => eb.fn.any(eb.val([...caterIds])))
    .execute()
}

/** The numbers of caterers of the catalogue and of the index, in order, behind `after`; at most `limit`. */
export async function listCaterIds(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from cater where id > ${after} order by id limit ${limit})
    union (select "caterId" from "searchCater" where "caterId" > ${after} order by 1 limit ${limit})
    order by 1 limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
