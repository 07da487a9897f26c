import type { Db, ExecuteSql } from '../database/connect.ts'
import { createJobQueue, toLogDetails } from '../jobs/jobQueue.ts'

/** A web server shows a page so long after a change; a CDN that is purged earlier would fetch the old page again. */
const PAGES_ARE_STALE_SECONDS = 2
/** Together about two hours: a CDN that was not purged revalidates a page by itself after minutes. */
const RETRY = { limit: 12, delaySeconds: 1 }
/** One request names all of them. */
const BATCH_SIZE = 100
const TIMEOUT_MS = 5_000

/** The changes that a CDN must still purge. */
export interface PurgeQueue {
  /** Queues the purge of what carries one of these tags, in the transaction of the change. */
  enqueue(tx: Db, tags: string[]): Promise<void>
  /** Starts sending. */
  start(): void
  /** Stops after the request in progress. */
  stop(): Promise<void>
}

export interface PurgeQueueOptions {
  executeSql: ExecuteSql
  url: string | undefined
  log: { warn(details: object, text: string): void; error(details: object, text: string): void }
}

/**
 * Creates the queue without starting it; null where there is no address. Changes are sent by a POST of
 * `{"tags": ["cater-55", ...]}`, again with growing pauses until it is answered with a 2xx, and perhaps more than once.
 */
export async function createPurgeQueue({ executeSql, url, log }: PurgeQueueOptions): Promise<PurgeQueue | null> {
  if (url === undefined) return null
  const jobs = await createJobQueue<{ tags: string[] }>({
    name: 'purge',
    executeSql,
    retry: RETRY,
    batchSize: BATCH_SIZE,
    async run(due): Promise<void> {
      const ids = due.map(({ id }) => id)
      try {
        await purge(url, [...new Set(due.flatMap(({ data }) => data.tags))].toSorted())
      } catch (error) {
        log.warn({ changes: ids.length, ...toLogDetails(error) }, 'purge failed')
        return jobs.fail(ids)
      }
      await jobs.complete(ids)
    },
    log,
  })
  return {
    enqueue: (tx, tags) => jobs.insert([{ dueIn: PAGES_ARE_STALE_SECONDS, data: { tags } }], tx),
    start: () => jobs.start(),
    stop: () => jobs.stop(),
  }
}

async function purge(url: string, tags: string[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    // "fetch failed" says nothing: its cause has the code
    throw error.cause ?? error
  })
  await answer.body?.cancel()
  if (!answer.ok) throw Object.assign(new Error('The CDN refused a purge'), { responseCode: answer.status })
}
