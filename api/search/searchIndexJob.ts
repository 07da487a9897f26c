import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { failureDetails } from '../database/outage.ts'
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeatedJob.ts'
import { indexAllStale, logFailure } from './searchIndex.ts'

const INTERVAL_MS = 10_000

/** SCA-13: the job that indexes what was written past the service, as by the release before while both run. */
export function createSearchIndexJob({
  db,
  log,
}: {
  db: Db
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}): RepeatedJob {
  return createRepeatedJob(INTERVAL_MS, async (stopping) => {
    let caters = 0
    const progress = {
      onBatch: (indexed: number) => {
        caters = indexed
      },
      onFailure: logFailure(log),
    }
    try {
      await indexAllStale(db, progress, { isRetry: false, stopping })
    } catch (error) {
      log.error(failureDetails(error), 'search index update failed')
    }
    if (caters > 0) log.info({ caters }, 'stale caterers indexed')
  })
}
