import type { Db } from '../database/connect.ts'
import type { MailQueue } from '../mail/mailQueue.ts'

/** What is done to an order is done with these: the caller's transaction, the mails of it, and its moment. */
export interface OrderCommandContext {
  tx: Db
  mailQueue: MailQueue
  at: Date
}
