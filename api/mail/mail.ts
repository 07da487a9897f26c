import type { Insertable, Selectable } from 'kysely'
import type { MailTable } from '../database/schema.ts'

/** Mails about an order. The first three go to the caterer, the others to the customer. */
type OrderMailKind =
  | 'notice'
  | 'reminder'
  | 'customer_message'
  | 'placed'
  | 'accepted'
  | 'refused'
  | 'receipt'
  | 'cater_message'

/** Mails with a link that sets a password. */
const SECRET_KINDS = ['invitation', 'password'] as const

/** What happened, and so which mail it is. */
export type MailKind = OrderMailKind | (typeof SECRET_KINDS)[number]

/** Whether a mail holds what nobody but its reader may know, so that nothing of it is kept once it is sent. */
export const isSecret = (kind: string): boolean => (SECRET_KINDS as readonly string[]).includes(kind)

/** A mail to be written into the queue; it does not go out before `sendAfter`. */
export type NewMail = Pick<Insertable<MailTable>, 'orderId' | 'to' | 'replyTo' | 'subject' | 'html' | 'text'> & {
  kind: MailKind
  createdAt: Date
  sendAfter?: Date
}

/** A mail whose job is there already; see MailQueue.announce. */
export type AnnouncedMail = NewMail & { id: string; sendAfter: Date }

/** A mail as its row holds it. */
export type StoredMail = Selectable<MailTable>

/** Hands a mail over to the world; throws where that failed. The same mail twice must do no harm. */
export type Deliver = (mail: StoredMail) => Promise<void>
