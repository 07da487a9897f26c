import type { Db } from '../database/connect.ts'
import type { MailQueue } from '../mail/mailQueue.ts'

/**
 * The dependencies of an operation on orders: the caller's transaction, the mail queue, the root address of the product
 * (mails link to it), and the current time.
 */
export interface OrderCommandContext {
  tx: Db
  mailQueue: MailQueue
  site: string
  at: Date
}
