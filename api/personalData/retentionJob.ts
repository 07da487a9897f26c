import type { FastifyBaseLogger } from 'fastify'
import { failureDetails } from '../database/outage.ts'
import { createRepeatedJob, type RepeatedJob } from '../jobs/repeatedJob.ts'

const INTERVAL_MS = 3_600_000

/** Removes one kind of data that is stored for a time: personal data, and what nobody opens any more. */
export interface RetentionTask {
  /** The name of the data that is removed, for the log. */
  name: string
  /** Removes one batch of what has expired by `now`, in a transaction of its own; returns how many, 0 once all is gone. */
  runBatch(now: Date): Promise<number>
}

/**
 * The job that ends personal data: every task, batch after batch. A task that fails is logged, and the others run. Any number
 * of processes may run it.
 */
export function createRetentionJob(
  tasks: readonly RetentionTask[],
  { now, log }: { now: () => Date; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): RepeatedJob {
  const runTask = async ({ name, runBatch }: RetentionTask, stopping: AbortSignal): Promise<void> => {
    let rows = 0
    try {
      while (!stopping.aborted) {
        const batch = await runBatch(now())
        if (batch === 0) break
        rows += batch
      }
    } catch (error) {
      log.error({ ...failureDetails(error), task: name }, 'personal data not removed')
    }
    if (rows > 0) log.info({ task: name, rows }, 'personal data removed')
  }

  return createRepeatedJob(INTERVAL_MS, async (stopping) => {
    for (const task of tasks) await runTask(task, stopping)
  })
}
