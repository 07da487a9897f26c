import { addDays, danishDate } from '../domain/time/danishTime.ts'
import { NEED_DAYS } from '../domain/foods/needs.ts'
import type { Db } from './database/connect.ts'
import { deleteExpiredResponses } from './http/idempotencyStore.ts'
import { emptyMailsBefore } from './mail/emptiedMailStore.ts'
import { deleteMailFilesBefore } from './mail/mailFiles.ts'
import { deleteOffersBefore } from './offers/offerStore.ts'
import { deleteExpiredSessions } from './accounts/sessionStore.ts'
import { deleteExpiredAttempts } from './rateLimit/rateLimitStore.ts'
import { deleteSharedBasketsBefore } from './sharedBaskets/sharedBasketStore.ts'
import { deleteExpiredPasswordLinks } from './users/passwordLinkStore.ts'
import { anonymizeOrdersBefore, deleteNeedsBefore } from './personalData/anonymousOrderStore.ts'
import type { RetentionTask } from './personalData/retentionJob.ts'

const DAY_MS = 86_400_000
const MAIL_DAYS = 90
/** SHA-1: since it was opened last. */
const SHARED_BASKET_DAYS = 30

/** SHA-3: since an offer could be ordered last. What was ordered is stored as an order. */
const OFFER_DAYS = 365

/** Every kind of data that is stored for a time. `retentionYears` counts from the end of the year of delivery. */
export function retentionTasks(db: Db, config: { retentionYears: number; dataDir: string }): RetentionTask[] {
  const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
  const mailEnd = (now: Date) => daysBefore(now, MAIL_DAYS)
  const orderEnd = (now: Date) => `${Number(danishDate(now).slice(0, 4)) - config.retentionYears}-01-01`
  return [
    { name: 'mails', runBatch: (now) => emptyMailsBefore(db, mailEnd(now), now) },
    { name: 'mail files', runBatch: (now) => deleteMailFilesBefore(config.dataDir, mailEnd(now)) },
    { name: 'orders', runBatch: (now) => anonymizeOrdersBefore(db, orderEnd(now), now) },
    { name: 'guests’ needs', runBatch: (now) => deleteNeedsBefore(db, addDays(danishDate(now), -NEED_DAYS)) },
    { name: 'saved responses', runBatch: (now) => deleteExpiredResponses(db, now) },
    {
      name: 'shared baskets',
      runBatch: (now) => deleteSharedBasketsBefore(db, daysBefore(now, SHARED_BASKET_DAYS)),
    },
    { name: 'offers', runBatch: (now) => deleteOffersBefore(db, addDays(danishDate(now), -OFFER_DAYS)) },
    { name: 'attempts', runBatch: (now) => deleteExpiredAttempts(db, now) },
    { name: 'sessions', runBatch: () => deleteExpiredSessions(db) },
    { name: 'password links', runBatch: (now) => deleteExpiredPasswordLinks(db, now) },
  ]
}
