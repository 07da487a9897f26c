import type { Db } from '../database/connect.ts'
import type { MailQueue } from '../mail/mailQueue.ts'

/** The dependencies of an operation on orders: the caller's transaction, the mail queue, and the current time. */
export interface OrderCommandContext {
  tx: Db
  mailQueue: MailQueue
  at: Date
}
