import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { failureDetails } from '../../database/outage.ts'
import { createRepeatedJob, type RepeatedJob } from '../../jobs/repeatedJob.ts'
import type { MailQueue } from '../../mail/mailQueue.ts'
import { expireProposal } from './endProposals.ts'
import { listOrdersWithDueProposal } from './proposalStore.ts'

const INTERVAL_MS = 30_000

/**
 * CHG-5: the job that ends proposals whose time is over, each in a transaction of its own. Any number of processes may run
 * it: the order is locked.
 */
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
}): RepeatedJob {
  const expire = (orderId: string): Promise<boolean> =>
    db.transaction().execute((tx) => expireProposal({ tx, mailQueue, site, at: now() }, orderId))

  return createRepeatedJob(INTERVAL_MS, async (stopping) => {
    let expired = 0
    try {
      for (const orderId of await listOrdersWithDueProposal(db, now())) {
        if (stopping.aborted) break
        if (await expire(orderId)) expired += 1
      }
    } catch (error) {
      log.error(failureDetails(error), 'proposals not expired')
    }
    if (expired > 0) log.info({ proposals: expired }, 'proposals expired')
  })
}
