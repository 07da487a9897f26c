import { AsyncResource } from 'node:async_hooks'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { ProblemError } from '../http/problems.ts'

/** One thread of the four that the process has for such work stays free for files and pictures. */
const MAX_RUNNING = 3
const MAX_WAITING = 30
/** Running and waiting ones of one network: it cannot fill the queue for others. */
const MAX_OF_NETWORK = 10
const RETRY_AFTER_SECONDS = 2

/** Runs work that hashes a password, for a client's network. Throws 503 with Retry-After where too much is waiting. */
export type HashQueue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/** Creates the queue of a process: hashing takes as long as hundreds of other requests. */
export function createHashQueue(): HashQueue {
  const policy = bulkhead(MAX_RUNNING, MAX_WAITING)
  const pending = new Map<string, number>()
  return async (network, work) => {
    const count = pending.get(network) ?? 0
    if (count >= MAX_OF_NETWORK) throw tooBusy()
    pending.set(network, count + 1)
    try {
      // Bound to its request: what waited would run in the scope of the one that it waited for
      return await policy.execute(AsyncResource.bind(work))
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? tooBusy() : error
    } finally {
      const left = (pending.get(network) ?? 0) - 1
      if (left > 0) pending.set(network, left)
      else pending.delete(network)
    }
  }
}

const tooBusy = () =>
  new ProblemError(503, 'too_busy', {
    detail: `Too many passwords are being checked. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  })
