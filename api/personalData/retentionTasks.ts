import { danishDate } from '../../domain/danishTime.ts'
import type { Db } from '../database/connect.ts'
import { deleteExpiredResponses } from '../http/idempotencyStore.ts'
import { emptyMailsBefore } from '../mail/emptiedMailStore.ts'
import { deleteMailFilesBefore } from '../mail/mailFiles.ts'
import { deleteExpiredAttempts } from '../rateLimit/rateLimitStore.ts'
import { deleteExpiredPasswordLinks } from '../users/passwordLinkStore.ts'
import { anonymizeOrdersBefore } from './anonymousOrderStore.ts'

const DAY_MS = 86_400_000
const MAIL_DAYS = 90

/** Ends one kind of personal data. */
export interface RetentionTask {
  /** What ends, for the log. */
  name: string
  /** Removes one batch of what has expired by `now`, in a transaction of its own; returns how many, 0 once all is gone. */
  runBatch(now: Date): Promise<number>
}

/** Every kind of personal data that ends by itself. `retentionYears` counts from the end of the year of delivery. */
export function retentionTasks(db: Db, config: { retentionYears: number; dataDir: string }): RetentionTask[] {
  const mailEnd = (now: Date) => new Date(now.getTime() - MAIL_DAYS * DAY_MS)
  const orderEnd = (now: Date) => `${Number(danishDate(now).slice(0, 4)) - config.retentionYears}-01-01`
  return [
    { name: 'mails', runBatch: (now) => emptyMailsBefore(db, mailEnd(now), now) },
    { name: 'mail files', runBatch: (now) => deleteMailFilesBefore(config.dataDir, mailEnd(now)) },
    { name: 'orders', runBatch: (now) => anonymizeOrdersBefore(db, orderEnd(now), now) },
    { name: 'saved responses', runBatch: (now) => deleteExpiredResponses(db, now) },
    { name: 'attempts', runBatch: (now) => deleteExpiredAttempts(db, now) },
    { name: 'password links', runBatch: (now) => deleteExpiredPasswordLinks(db, now) },
  ]
}
