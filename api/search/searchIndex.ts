import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { failureDetails } from '../database/outage.ts'
import { listCatalogueCaters } from './catalogueCaterStore.ts'
import { toIndexRows } from './indexRows.ts'
import {
  findDifferences,
  listCaterIds,
  listStale,
  listWritten,
  lockStale,
  markStale,
  unmarkStale,
  writeDifferences,
} from './searchIndexStore.ts'
import { groupBy } from '../database/groupBy.ts'

/** As many caterers are read and written in a transaction. */
const BATCH = 20
/** As many stale caterers do not hold up a search. */
const FEW = 5

/**
 * Indexes what a transaction has written of the catalogue, as its last statement: the index changes with the catalogue or
 * not. What concerns more caterers than a batch, such as the marketplace's order of them, is left to the job.
 */
export async function indexWritten(tx: Db): Promise<void> {
  const written = await listWritten(tx, BATCH + 1)
  if (written.length > 0 && written.length <= BATCH) await indexCaters(tx, written)
}

/** What is told of indexing stale caterers: how many are done so far, and which could not be indexed. */
export interface IndexProgress {
  onBatch?: (indexed: number) => void
  onFailure: (caterId: number, error: unknown) => void
}

/** Logs a caterer that could not be indexed. */
export const logFailure =
  (log: Pick<FastifyBaseLogger, 'error'>): IndexProgress['onFailure'] =>
  (caterId, error) =>
    log.error({ ...failureDetails(error), caterId }, 'caterer not indexed')

/** For data that is made here: what cannot be indexed is an error. */
export const THROWING: IndexProgress = {
  onFailure(_caterId, error) {
    throw error
  },
}

/** Prints the progress of indexing on a command line. */
export const PRINTED_PROGRESS: IndexProgress = {
  onBatch: (indexed) => console.log(`${indexed} caterers are indexed for the search.`),
  onFailure: (caterId, error) => console.error(`Caterer ${caterId} is not indexed: ${String(error)}`),
}

/**
 * Indexes the caterers that were written past the service (by an older release, by a program, in the database) in batches,
 * until none is left; any number of processes may do it. One that cannot be indexed is passed over, and stays stale.
 */
export async function indexAllStale(
  db: Db,
  { onBatch, onFailure }: IndexProgress,
  stopping?: AbortSignal,
): Promise<void> {
  let indexed = 0
  let after = 0
  for (;;) {
    if (stopping?.aborted) return
    const ids = await listStale(db, after, BATCH)
    if (ids.length === 0) return
    after = ids.at(-1) ?? after
    indexed += await indexSome(db, ids, onFailure)
    onBatch?.(indexed)
  }
}

/** Indexes the stale caterers where there are only a few, so that a search need not wait for the job. */
export async function indexFewStale(db: Db, onFailure: IndexProgress['onFailure']): Promise<void> {
  const ids = await listStale(db, 0, FEW + 1)
  if (ids.length > 0 && ids.length <= FEW) await indexSome(db, ids, onFailure)
}

/** Returns how many were indexed. Those that fail together are tried one by one. */
async function indexSome(db: Db, ids: readonly number[], onFailure: IndexProgress['onFailure']): Promise<number> {
  try {
    return await db.transaction().execute(async (tx) => {
      const stale = await lockStale(tx, ids)
      if (stale.length > 0) await indexCaters(tx, stale)
      return stale.length
    })
  } catch (error) {
    if (ids.length === 1) {
      onFailure(ids[0]!, error)
      return 0
    }
    let indexed = 0
    for (const id of ids) indexed += await indexSome(db, [id], onFailure)
    return indexed
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
export async function rebuildIndex(db: Db, progress: IndexProgress): Promise<void> {
  for await (const ids of batchesOf(db)) await markStale(db, ids)
  await indexAllStale(db, progress)
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
