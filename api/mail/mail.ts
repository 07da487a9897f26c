import type { Insertable, QueryCreator, Selectable } from 'kysely'
import type { Database, LetterFacts, MailTable } from '../database/schema.ts'

/** Mails to the customer about an order or an offer, with the secret link to its page. */
export const CUSTOMER_MAIL_KINDS = [
  'placed',
  'accepted',
  'refused',
  'receipt',
  'cater_message',
  'order_link',
  'changed',
  'cancelled',
  'called_off',
  'proposal',
  'proposal_reminder',
  'proposal_accepted',
  'proposal_declined',
  'proposal_expired',
  'allergens_changed',
  'offer',
] as const

/**
 * Mails to the caterer about an order or an offer. They never have the secret link: who holds it acts as the customer.
 */
export const CATER_MAIL_KINDS = [
  'notice',
  'reminder',
  'customer_message',
  'changed_notice',
  'cancelled_notice',
  'proposal_notice',
  'proposal_reminder_notice',
  'proposal_accepted_notice',
  'proposal_declined_notice',
  'proposal_expired_notice',
  'offer_ordered_notice',
  'offer_approved_notice',
  'offer_declined_notice',
] as const

/** Mails that wait for something to happen: until they are sent, nobody has to know of them. */
export const REMINDERS = ['reminder', 'proposal_reminder', 'proposal_reminder_notice'] as const satisfies MailKind[]

/** Mails with a link that sets a password. */
const SECRET_KINDS = ['invitation', 'password'] as const

/** The event that a mail is about, which decides its template. */
export type MailKind = CustomerMailKind | CaterMailKind | (typeof SECRET_KINDS)[number]
/** See {@link CUSTOMER_MAIL_KINDS}. */
export type CustomerMailKind = (typeof CUSTOMER_MAIL_KINDS)[number]
/** See {@link CATER_MAIL_KINDS}. */
export type CaterMailKind = (typeof CATER_MAIL_KINDS)[number]

/** True for a mail whose content only its recipient may know: the queue deletes it once the mail is sent. */
export const isSecret = (kind: string): boolean => (SECRET_KINDS as readonly string[]).includes(kind)

/** A mail to be queued; it is not sent before `sendAfter`. */
export type NewMail = Pick<
  Insertable<MailTable>,
  'orderId' | 'offerId' | 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'letter' | 'linkMark'
> & {
  kind: MailKind
  createdAt: Date
  sendAfter?: Date
}

/** A mail that is due and whose content is not written yet. */
export type UnwrittenMail = Pick<StoredMail, 'id' | 'kind' | 'orderId' | 'createdAt'> & { letter: LetterFacts }

/** The content of a mail. */
export type MailContent = Pick<NewMail, 'html' | 'text' | 'linkMark'>

/** The row of a mail. */
export type StoredMail = Selectable<MailTable>

/**
 * Delivers one mail; throws on failure, and once the deadline is aborted, after which nothing of the mail may be sent. The
 * queue may deliver the same mail twice, so it must be idempotent.
 */
export type Deliver = (mail: StoredMail, deadline: AbortSignal) => Promise<void>

/** The outcome of a mail that leaves the queue. */
export interface FinishedMail {
  kind: string
  state: 'sent' | 'failed'
  at: Date
}

/** The row of a mail whose final state is being saved; none if another process was faster. */
export interface FinishedRow {
  /** Null for a mail about no order. */
  orderId: string | null
}

/**
 * Runs the statement that saves a mail's final state, which `queries` has in its WITH clause: what it writes of the table
 * `finished` is saved with it or not at all. One statement, since four of them for each mail cost more than its order.
 */
export type OnMailFinished = (
  queries: QueryCreator<Database & { finished: FinishedRow }>,
  mail: FinishedMail,
) => Promise<unknown>
