import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { failureDetails, isOutage } from '../database/outage.ts'
import { listCatalogueCaters } from './catalogueCaterStore.ts'
import { toIndexRows } from './indexRows.ts'
import {
  findDifferences,
  INDEX_TABLES,
  listCaterIds,
  listStale,
  listWritten,
  lockStale,
  markFailed,
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
 * Indexes what a transaction has written of the catalogue, as its last statement, so that the index changes with it. A write
 * of more caterers than a batch, such as a move in the marketplace's order, is left to the job, so that it waits for few.
 */
export async function indexWritten(tx: Db): Promise<void> {
  const written = await listWritten(tx, BATCH + 1)
  if (written.length > 0 && written.length <= BATCH) await indexCaters(tx, written)
}

/** The observers of indexing stale caterers: of the number that is done so far, and of each that could not be indexed. */
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
 * until none is left; any number of processes may do it. One that cannot be indexed is passed over and stays stale, and
 * `isRetry` alone tries it again before its next write: a new release may be able to.
 */
export async function indexAllStale(
  db: Db,
  { onBatch, onFailure }: IndexProgress,
  { isRetry, stopping }: { isRetry: boolean; stopping?: AbortSignal },
): Promise<void> {
  let indexed = 0
  let after = 0
  for (;;) {
    if (stopping?.aborted) return
    const ids = await listStale(db, { after, limit: BATCH, withFailed: isRetry })
    if (ids.length === 0) return
    after = ids.at(-1) ?? after
    indexed += await indexSome(db, ids, onFailure)
    onBatch?.(indexed)
  }
}

/** Indexes the stale caterers where there are only a few, so that a search need not wait for the job. */
export async function indexFewStale(db: Db, onFailure: IndexProgress['onFailure']): Promise<void> {
  const ids = await listStale(db, { after: 0, limit: FEW + 1, withFailed: false })
  if (ids.length > 0 && ids.length <= FEW) await indexSome(db, ids, onFailure)
}

/** Returns how many were indexed. */
async function indexSome(db: Db, ids: readonly number[], onFailure: IndexProgress['onFailure']): Promise<number> {
  const index = (some: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      const stale = await lockStale(tx, some)
      if (stale.length > 0) await indexCaters(tx, stale)
      return stale
    })
  const indexed = await runPassingOver(ids, index, async (id, error) => {
    await markFailed(db, id)
    onFailure(id, error)
    return []
  })
  return indexed.length
}

/** Runs a batch; where it fails each of its caterers alone, so that only those that fail are passed over. Throws an outage. */
async function runPassingOver<Result>(
  ids: readonly number[],
  run: (ids: readonly number[]) => Promise<Result[]>,
  passOver: (id: number, error: unknown) => Promise<Result[]>,
): Promise<Result[]> {
  try {
    return await run(ids)
  } catch (error) {
    if (isOutage(error)) throw error
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0) return passOver(id, error)
    const results: Result[] = []
    for (const each of ids) results.push(...(await runPassingOver([each], run, passOver)))
    return results
  }
}

/** A caterer whose index is not that of its catalogue, with the tables that differ. */
interface DifferentCater {
  caterId: number
  tables: readonly string[]
}

/** The caterers whose index is not that of their catalogue. One whose catalogue cannot be read differs in all tables. */
export async function compareIndex(db: Db, onFailure: IndexProgress['onFailure']): Promise<DifferentCater[]> {
  const compare = async (ids: readonly number[]): Promise<DifferentCater[]> => {
    const differences = await findDifferences(db, ids, (await listCatalogueCaters(db, ids)).map(toIndexRows))
    return [...groupBy(differences, ({ caterId }) => caterId)].map(([caterId, ofCater]) => ({
      caterId,
      tables: ofCater.map(({ table }) => table),
    }))
  }
  const found: DifferentCater[] = []
  for await (const ids of batchesOf(db))
    found.push(
      ...(await runPassingOver(ids, compare, async (caterId, error) => {
        onFailure(caterId, error)
        return [{ caterId, tables: INDEX_TABLES }]
      })),
    )
  return found
}

/** Indexes every caterer anew, in transactions of a few, so that nobody who writes or orders waits for long. */
export async function rebuildIndex(db: Db, progress: IndexProgress): Promise<void> {
  for await (const ids of batchesOf(db)) await markStale(db, ids)
  await indexAllStale(db, progress, { isRetry: true })
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
