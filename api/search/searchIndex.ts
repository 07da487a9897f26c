import type { Db } from '../database/connect.ts'
import { listCatalogueCaters } from './catalogueCaterStore.ts'
import { toIndexRows } from './indexRows.ts'
import {
  findDifferences,
  listCaterIds,
  listWritten,
  lockStale,
  markStale,
  unmarkStale,
  writeDifferences,
} from './searchIndexStore.ts'
import { groupBy } from '../database/groupBy.ts'

/** As many caterers are read and written in a transaction. */
const BATCH = 20

/** Indexes what a transaction has written of the catalogue, as its last statement: the index changes with the catalogue or not. */
export async function indexWritten(tx: Db): Promise<void> {
  const written = await listWritten(tx)
  for (let start = 0; start < written.length; start += BATCH) await indexCaters(tx, written.slice(start, start + BATCH))
}

/**
 * Indexes at most `limit` caterers that were written past the service: by an older release, by a program, in the database.
 * Returns how many; any number of processes may do it.
 */
export const indexStale = (db: Db, limit = BATCH): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const stale = await lockStale(tx, limit)
    if (stale.length > 0) await indexCaters(tx, stale)
    return stale.length
  })

/** The same until none is left. */
export async function indexAllStale(db: Db, onBatch: (indexed: number) => void = () => {}): Promise<void> {
  for (let indexed = 0, last = await indexStale(db); last > 0; last = await indexStale(db)) {
    indexed += last
    onBatch(indexed)
  }
}

/** The caterers whose index is not that of their catalogue, each with the parts that differ. */
export async function compareIndex(db: Db): Promise<{ caterId: number; tables: string[] }[]> {
  const found: { caterId: number; tables: string[] }[] = []
  for await (const ids of batchesOf(db)) {
    const differences = await findDifferences(db, ids, (await listCatalogueCaters(db, ids)).map(toIndexRows))
    for (const [caterId, ofCater] of groupBy(differences, (difference) => difference.caterId))
      found.push({ caterId, tables: ofCater.map(({ table }) => table) })
  }
  return found
}

/** Indexes every caterer anew, in transactions of a few, so that nobody who writes or orders waits for long. */
export async function rebuildIndex(db: Db, onBatch: (indexed: number) => void): Promise<void> {
  for await (const ids of batchesOf(db)) await markStale(db, ids)
  await indexAllStale(db, onBatch)
}

async function indexCaters(tx: Db, caterIds: readonly number[]): Promise<void> {
  const rows = (await listCatalogueCaters(tx, caterIds)).map(toIndexRows)
  await writeDifferences(tx, await findDifferences(tx, caterIds, rows))
  await unmarkStale(tx, caterIds)
}

async function* batchesOf(db: Db): AsyncGenerator<number[]> {
  let ids = await listCaterIds(db, 0, BATCH)
  while (ids.length > 0) {
    yield ids
    ids = await listCaterIds(db, ids.at(-1) ?? 0, BATCH)
  }
}
