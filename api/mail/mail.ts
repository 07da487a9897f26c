import type { Insertable, Selectable } from 'kysely'
import type { MailTable } from '../database/schema.ts'

/** What changed, and so which mail it is. `notice` goes to the caterer, the others to the customer. */
export type MailKind = 'placed' | 'notice' | 'accepted' | 'refused' | 'receipt'

/** A mail to be written into the queue. */
export type NewMail = Pick<Insertable<MailTable>, 'orderId' | 'to' | 'replyTo' | 'subject' | 'html' | 'text'> & {
  kind: MailKind
  createdAt: Date
}

/** A mail as its row holds it. */
export type StoredMail = Selectable<MailTable>

/** Hands a mail over to the world; throws where that failed. The same mail twice must do no harm. */
export type Deliver = (mail: StoredMail) => Promise<void>
