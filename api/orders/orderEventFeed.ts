import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { runOutsideRequest } from '../http/requestScope.ts'
import { findNewestEventId } from './orderEventStore.ts'

const POLL_MS = 300

/** Notifies waiting requests of new order events, written by any process. */
export interface OrderEventFeed {
  /**
   * Resolves with the newest event's id as soon as it exceeds the given one; with null after `waitMs` milliseconds, when
   * the signal aborts, and when the feed closes.
   */
  waitForNewer(id: number, waitMs: number, signal: AbortSignal): Promise<number | null>
  /** Resolves all waiting requests, and every later one, with null. */
  close(): Promise<void>
}

interface Waiter {
  id: number
  settle(newest: number | null): void
}

/** Polls the database once for all waiting requests, and not at all while there are none. */
export function createOrderEventFeed({ db, log }: { db: Db; log: FastifyBaseLogger }): OrderEventFeed {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let polling: Promise<void> | undefined

  const poll = async (): Promise<void> => {
    while (waiters.size > 0) {
      try {
        const newest = await findNewestEventId(db)
        for (const waiter of waiters) if (waiter.id < newest) waiter.settle(newest)
      } catch (error) {
        log.error({ err: error }, 'newest order event not readable')
      }
      if (waiters.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    polling = undefined
  }

  return {
    waitForNewer(id, waitMs, signal) {
      if (isClosed || waitMs <= 0 || signal.aborted) return Promise.resolve(null)
      return new Promise((resolve) => {
        const waiter: Waiter = {
          id,
          settle(newest) {
            clearTimeout(timer)
            signal.removeEventListener('abort', onTimeout)
            waiters.delete(waiter)
            resolve(newest)
          },
        }
        const onTimeout = () => waiter.settle(null)
        const timer = setTimeout(onTimeout, waitMs)
        signal.addEventListener('abort', onTimeout)
        waiters.add(waiter)
        // Polls for all waiting requests, so it must not run in the scope of one
        polling ??= runOutsideRequest(poll)
      })
    },
    async close() {
      isClosed = true
      for (const waiter of waiters) waiter.settle(null)
      await polling
    },
  }
}
