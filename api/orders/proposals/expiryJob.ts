import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../database/connect.ts'
import type { MailQueue } from '../../mail/mailQueue.ts'
import { expireProposal } from './endProposals.ts'
import { listOrdersWithDueProposal } from './proposalStore.ts'

const INTERVAL_MS = 30_000

/** CHG-5: ends proposals whose time is over, again and again. */
export interface ExpiryJob {
  /** Ends all that are over, each in a transaction of its own. */
  run(): Promise<void>
  /** Runs at once, then twice a minute. Any number of processes may: the order is locked. */
  start(): void
  /** Stops after the proposal in progress. */
  stop(): Promise<void>
}

/** Creates the job without starting it. */
export function createExpiryJob({
  db,
  mailQueue,
  site,
  now,
  log,
}: {
  db: Db
  mailQueue: MailQueue
  site: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}): ExpiryJob {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const expire = (orderId: string): Promise<boolean> =>
    db.transaction().execute((tx) => expireProposal({ tx, mailQueue, site, at: now() }, orderId))

  const run = async (): Promise<void> => {
    let expired = 0
    try {
      for (const orderId of await listOrdersWithDueProposal(db, now())) {
        if (stopping.signal.aborted) break
        if (await expire(orderId)) expired += 1
      }
    } catch (error) {
      log.error({ err: error }, 'proposals not expired')
    }
    if (expired > 0) log.info({ proposals: expired }, 'proposals expired')
  }

  const runAgain = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await run()
      await delay(INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    run,
    start() {
      running = runAgain()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
