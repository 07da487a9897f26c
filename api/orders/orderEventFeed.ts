import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { runOutsideRequest } from '../http/requestScope.ts'
import { findNewestEventId } from './orderEventStore.ts'

const POLL_MS = 300

/** Tells those who wait that something has happened to orders, by whichever process. */
export interface OrderEventFeed {
  /**
   * Resolves with the newest event's id as soon as it is above the given one; with null after `waitMs` milliseconds,
   * when the signal is aborted, and when the feed is closed.
   */
  waitForNewer(id: number, waitMs: number, signal: AbortSignal): Promise<number | null>
  /** Ends all waiting, now and later. */
  close(): Promise<void>
}

interface Waiter {
  id: number
  end(newest: number | null): void
}

/** However many wait, the database is asked once for all of them; while nobody waits, not at all. */
export function createOrderEventFeed({ db, log }: { db: Db; log: FastifyBaseLogger }): OrderEventFeed {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let polling: Promise<void> | undefined

  const poll = async (): Promise<void> => {
    while (waiters.size > 0) {
      try {
        const newest = await findNewestEventId(db)
        for (const waiter of waiters) if (waiter.id < newest) waiter.end(newest)
      } catch (error) {
        log.error({ err: error }, 'the newest event could not be read')
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
          end(newest) {
            clearTimeout(timer)
            signal.removeEventListener('abort', giveUp)
            waiters.delete(waiter)
            resolve(newest)
          },
        }
        const giveUp = () => waiter.end(null)
        const timer = setTimeout(giveUp, waitMs)
        signal.addEventListener('abort', giveUp)
        waiters.add(waiter)
        // One for all of them: no single one's
        polling ??= runOutsideRequest(poll)
      })
    },
    async close() {
      isClosed = true
      for (const waiter of waiters) waiter.end(null)
      await polling
    },
  }
}
