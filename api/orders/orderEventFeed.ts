import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import { failureDetails, failureKind } from '../database/outage.ts'
import { runOutsideRequest } from '../database/requestId.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findConcerned, findEventHorizon, isConcerned } from './orderEventStore.ts'

const POLL_MS = 300

/** Notifies waiting requests of new order events, written by any process. */
export interface OrderEventFeed {
  /**
   * Resolves with the newest event's id as soon as one after the given id may be of an order that the viewer may see; with
   * null after `waitMs` milliseconds, when the signal aborts, and when the feed closes.
   */
  waitForNewer(viewer: Viewer, id: number, waitMs: number, signal: AbortSignal): Promise<number | null>
  /** Resolves all waiting requests, and every later one, with null. */
  close(): Promise<void>
}

interface Waiter {
  viewer: Viewer
  /** Up to here the viewer's events are known. */
  id: number
  finish(newest: number | null): void
}

/** Polls the database once for all waiting requests, and not at all while there are none. */
export function createOrderEventFeed({ db, log }: { db: Db; log: FastifyBaseLogger }): OrderEventFeed {
  const waiters = new Set<Waiter>()
  let isClosed = false
  let polling: Promise<void> | undefined

  const poll = async (): Promise<void> => {
    let last: number | undefined
    let lastFailure: string | undefined
    while (waiters.size > 0) {
      try {
        const newest = await findEventHorizon(db)
        const since = last ?? newest
        const concerned = newest > since ? await findConcerned(db, since, newest) : []
        for (const waiter of waiters) {
          // Nobody knows whose the events were that came before the last poll
          const isUnsure = waiter.id < since
          if (isUnsure || (waiter.id < newest && isConcerned(waiter.viewer, concerned))) waiter.finish(newest)
        }
        last = newest
        lastFailure = undefined
      } catch (error) {
        // One line for each reason, however long it lasts
        const failure = failureKind(error)
        if (failure !== lastFailure) log.error(failureDetails(error), 'newest order event not readable')
        lastFailure = failure
      }
      if (waiters.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    polling = undefined
  }

  return {
    waitForNewer(viewer, id, waitMs, signal) {
      if (isClosed || waitMs <= 0 || signal.aborted) return Promise.resolve(null)
      return new Promise((resolve) => {
        const waiter: Waiter = {
          viewer,
          id,
          finish(newest) {
            clearTimeout(timer)
            signal.removeEventListener('abort', onTimeout)
            waiters.delete(waiter)
            resolve(newest)
          },
        }
        const onTimeout = () => waiter.finish(null)
        const timer = setTimeout(onTimeout, waitMs)
        signal.addEventListener('abort', onTimeout)
        waiters.add(waiter)
        // Polls for all waiting requests, so it must not run in the scope of one
        polling ??= runOutsideRequest(poll)
      })
    },
    async close() {
      isClosed = true
      for (const waiter of waiters) waiter.finish(null)
      await polling
    },
  }
}
