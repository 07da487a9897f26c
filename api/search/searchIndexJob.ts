import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeatedJob.ts'
import { indexStale } from './searchIndex.ts'

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
    try {
      for (let last = await indexStale(db); last > 0; last = stopping.aborted ? 0 : await indexStale(db)) caters += last
    } catch (error) {
      log.error({ err: error }, 'search index not kept')
    }
    if (caters > 0) log.info({ caters }, 'caterers indexed that were written past the service')
  })
}
