import type { Db } from '../database/connect.ts'
import { withMark } from './earlierMail.ts'
import type { Deliver, StoredMail } from './mail.ts'

/** A link to the page of what a mail is about, which a feature registers. */
export interface MailLink {
  /** The id of what the link opens; null where the mail is not about such a thing. */
  subjectOf(mail: StoredMail): string | null
  /** Creates a link and returns its token. */
  createToken(db: Db, subject: string): Promise<string>
}

/**
 * Delivers mails with their links. The tokens are made here and not when a mail is written, so that the database, which
 * stores mails, holds no token that opens anything. A mail without a mark gets none.
 */
export const deliverWithLinks =
  (db: Db, links: readonly MailLink[], deliver: Deliver): Deliver =>
  async (stored, deadline) => {
    const mail = stored.linkMark === null ? withMark(stored) : stored
    const { linkMark } = mail
    if (linkMark === null) return deliver(mail, deadline)
    for (const { subjectOf, createToken } of links) {
      const subject = subjectOf(mail)
      if (subject === null) continue
      const token = await createToken(db, subject)
      const withToken = (content: string) => content.replaceAll(linkMark, token)
      return deliver({ ...mail, html: withToken(mail.html), text: withToken(mail.text) }, deadline)
    }
    throw new Error(`Mail ${mail.id} has a link to nothing`)
  }
