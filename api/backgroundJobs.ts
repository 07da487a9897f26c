import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './database/connect.ts'
import { deliverWithLinks, type MailLink } from './mail/deliverWithLinks.ts'
import type { Deliver } from './mail/mail.ts'
import type { MailQueue, MailQueueOptions } from './mail/mailQueue.ts'
import { OFFER_MAIL_LINK } from './offers/offerLinkStore.ts'
import { ORDER_MAIL_LINK } from './orders/links/orderLinkStore.ts'
import { recordMailEvent } from './orders/mails/orderMailStore.ts'
import { readPlacedLetters } from './orders/mails/placedLetters.ts'
import { createExpiryJob } from './orders/proposals/expiryJob.ts'
import { createRetentionJob } from './personalData/retentionJob.ts'
import type { PurgeQueue } from './purges/purgeQueue.ts'
import { createSearchIndexJob } from './search/searchIndexJob.ts'
import { retentionTasks } from './retentionTasks.ts'

/** The jobs that run beside the answering of requests, in any number of processes. */
export interface BackgroundJobs {
  start(): Promise<void>
  /** Stops after what is under way. */
  stop(): Promise<void>
}

/** The links in the mails of all features. */
export const MAIL_LINKS: readonly MailLink[] = [ORDER_MAIL_LINK, OFFER_MAIL_LINK]

/** What features do with mails: their links, their letters and what is recorded of them. `site` is the root address. */
export const mailFeatures = (
  db: Db,
  site: string,
  deliver: Deliver,
): Pick<MailQueueOptions, 'deliver' | 'readLetters' | 'onFinished'> => ({
  deliver: deliverWithLinks(db, MAIL_LINKS, deliver),
  readLetters: (mails) => readPlacedLetters(db, site, mails),
  onFinished: recordMailEvent,
})

/**
 * Creates the jobs without starting them: delivering mails, purging pages, keeping the
 * search's index, ending proposals, and removing expired personal data.
 */
export function createBackgroundJobs(services: {
  db: Db
  mailQueue: MailQueue
  purgeQueue: PurgeQueue | null
  config: Config
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}): BackgroundJobs {
  const { db, mailQueue, purgeQueue, config, now, log } = services
  const jobs = [
    mailQueue,
    ...(purgeQueue ? [purgeQueue] : []),
    createSearchIndexJob({ db, log }),
    createExpiryJob({ db, mailQueue, site: config.site, now, log }),
    createRetentionJob(retentionTasks(db, config), { now, log }),
  ]
  return {
    async start() {
      for (const job of jobs) await job.start()
    },
    // The queues last: a job may still use them
    async stop() {
      for (const job of jobs.toReversed()) await job.stop()
    },
  }
}
