import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database/connect.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { createExpiryJob } from '../orders/proposals/expiryJob.ts'
import { createRetentionJob } from '../personalData/retentionJob.ts'
import { retentionTasks } from '../personalData/retentionTasks.ts'
import type { PurgeQueue } from '../purges/purgeQueue.ts'

/** What runs beside the answering of requests, in any number of processes. */
export interface BackgroundJobs {
  start(): Promise<void>
  /** Stops after what is under way. */
  stop(): Promise<void>
}

/** Creates the jobs without starting them: delivering mails, purging pages, ending proposals, and removing expired personal data. */
export function createBackgroundJobs(services: {
  db: Db
  mailQueue: MailQueue
  purgeQueue: PurgeQueue | null
  config: Config
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}): BackgroundJobs {
  const { db, mailQueue, purgeQueue, config, now, log } = services
  const retention = createRetentionJob(retentionTasks(db, config), { now, log })
  const expiry = createExpiryJob({ db, mailQueue, site: config.site, now, log })
  return {
    async start() {
      await mailQueue.start()
      purgeQueue?.start()
      expiry.start()
      retention.start()
    },
    async stop() {
      await expiry.stop()
      await retention.stop()
      await purgeQueue?.stop()
      await mailQueue.stop()
    },
  }
}
