import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db, ExecuteSql } from '../database/connect.ts'
import { failureKind } from '../database/outage.ts'
import { addRequestId } from '../database/tracedStatements.ts'

const POLL_MS = 500
/** Interval at which expired jobs of dead processes become due again. */
const MAINTENANCE_INTERVAL_SECONDS = 30
/** A job whose process has died becomes due again so long after its start, unless the queue says otherwise. */
const EXPIRE_SECONDS = 60

/** A job to queue; one without an id gets one. */
export interface NewJob<Data extends object> {
  id?: string
  /** Seconds from now; at once where it is left out. */
  dueIn?: number
  priority?: number
  data?: Data
}

/** A job that is due. */
export interface DueJob<Data extends object> {
  id: string
  data: Data
}

/** A queue of jobs in the database, which any number of processes share. */
export interface JobQueue<Data extends object> {
  /** Queues jobs, in a transaction or at once. */
  insert(jobs: readonly NewJob<Data>[], tx?: Db): Promise<void>
  /** Deletes jobs whatever their state, in a transaction or at once. */
  remove(ids: string[], tx?: Db): Promise<void>
  complete(ids: string[]): Promise<void>
  /** Makes jobs due again after the next, longer pause; the last of their attempts makes them failed. */
  fail(ids: string[]): Promise<void>
  /** Makes the expired jobs of dead processes due again. */
  recover(): Promise<void>
  /** Starts running the jobs that are due. */
  start(): void
  /** Stops after the jobs in progress. */
  stop(): Promise<void>
}

export interface JobQueueOptions<Data extends object> {
  /** Its name in the database and in the log. */
  name: string
  executeSql: ExecuteSql
  retry: { limit: number; delaySeconds: number }
  /** As many as are run concurrently: a fetched job that has to wait would expire meanwhile. */
  batchSize: number
  /** The seconds after which a job in progress is taken for that of a dead process: longer than any run. */
  expireSeconds?: number
  /** Is called before due jobs are looked for; may insert some. */
  beforeFetch?: () => Promise<void>
  /** Runs jobs, and completes or fails each. One that is neither becomes due again when it expires. */
  run: (jobs: readonly DueJob<Data>[]) => Promise<void>
  log: { error(details: object, text: string): void }
}

/** Creates a queue without starting it. The first one in a database makes tables, which two processes must not do at once. */
export async function createJobQueue<Data extends object>(options: JobQueueOptions<Data>): Promise<JobQueue<Data>> {
  const {
    name,
    executeSql,
    retry,
    batchSize,
    expireSeconds = EXPIRE_SECONDS,
    beforeFetch = async () => {},
    run,
    log,
  } = options
  const boss = new PgBoss({
    db: { executeSql },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_INTERVAL_SECONDS,
  })
  boss.on('error', (error) => log.error(toLogDetails(error), `${name} queue error`))
  await boss.start()
  const queue = {
    name,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
  }
  await boss.createQueue(name, queue)
  // createQueue does not change the options of an existing queue
  await boss.updateQueue(name, queue)
  const stopping = new AbortController()
  let loop: Promise<void> = Promise.resolve()

  const runDueJobs = async (): Promise<void> => {
    let lastFailure: string | undefined
    while (!stopping.signal.aborted) {
      let found = 0
      try {
        await beforeFetch()
        const jobs = await boss.fetch<Data>(name, { batchSize })
        lastFailure = undefined
        found = jobs.length
        if (found > 0) await run(jobs)
      } catch (error) {
        // One line for each reason, however long it lasts
        const failure = failureKind(error)
        if (failure !== lastFailure) log.error(toLogDetails(error), `${name} queue not readable`)
        lastFailure = failure
      }
      if (found < batchSize) await delay(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async insert(jobs, tx) {
      // The database's clock decides: only durations are comparable with the service's
      const rows = jobs.map(({ dueIn = 0, ...job }) => ({ ...job, name, startAfter: String(dueIn) }))
      await boss.insert(rows, on(tx))
    },
    remove: (ids, tx) => boss.deleteJob(name, ids, on(tx)),
    complete: (ids) => boss.complete(name, ids),
    fail: (ids) => boss.fail(name, ids),
    recover: () => boss.maintain(),
    start() {
      loop = runDueJobs()
    },
    async stop() {
      stopping.abort()
      await loop
      await boss.stop({ graceful: false })
    },
  }
}

/** The error without its message, since servers repeat addresses in theirs. */
export function toLogDetails(error: unknown): { error: string; code?: string } {
  const {
    name = 'Error',
    code,
    responseCode,
  } = (error ?? {}) as { name?: string; code?: string; responseCode?: number }
  const known = code ?? responseCode
  return { error: name, ...(known !== undefined && { code: String(known) }) }
}

/** Makes pg-boss run its statements in a transaction, where there is one. */
const on = (tx: Db | undefined): { db?: { executeSql: ExecuteSql } } => (tx ? { db: { executeSql: within(tx) } } : {})

const within =
  (tx: Db): ExecuteSql =>
  async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(addRequestId(text), values))
    return { rows }
  }
