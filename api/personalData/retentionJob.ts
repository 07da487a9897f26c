import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { RetentionTask } from './retentionTasks.ts'

const INTERVAL_MS = 3_600_000

/** Ends personal data, again and again. */
export interface RetentionJob {
  /** Runs every task once, batch after batch. A task that fails is logged, and the others run. */
  run(): Promise<void>
  /** Runs at once, then each hour. Any number of processes may. */
  start(): void
  /** Stops after the batch in progress. */
  stop(): Promise<void>
}

/** Creates the job without starting it. */
export function createRetentionJob(
  tasks: readonly RetentionTask[],
  { now, log }: { now: () => Date; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): RetentionJob {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const runTask = async ({ name, runBatch }: RetentionTask): Promise<void> => {
    let rows = 0
    try {
      while (!stopping.signal.aborted) {
        const batch = await runBatch(now())
        if (batch === 0) break
        rows += batch
      }
    } catch (error) {
      log.error({ err: error, task: name }, 'personal data not removed')
    }
    if (rows > 0) log.info({ task: name, rows }, 'personal data removed')
  }

  const run = async (): Promise<void> => {
    for (const task of tasks) await runTask(task)
  }

  const runHourly = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await run()
      await delay(INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    run,
    start() {
      running = runHourly()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
