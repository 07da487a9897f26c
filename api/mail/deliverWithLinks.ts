import type { Db } from '../database/connect.ts'
import type { Deliver, StoredMail } from './mail.ts'

/** A link to the page of what a mail is about, which a feature registers. */
export interface MailLink {
  /** Stands in stored mails where the token is put when they are sent. */
  placeholder: string
  /** The id of what the link opens; null where the mail is not about such a thing. */
  subjectOf(mail: StoredMail): string | null
  /** Creates a link and returns its token. */
  createToken(db: Db, subject: string): Promise<string>
}

/**
 * Delivers mails with their links. The tokens are made here and not when a mail is written, so that the database, which
 * stores mails, holds no token that opens anything.
 */
export const deliverWithLinks =
  (db: Db, links: readonly MailLink[], deliver: Deliver): Deliver =>
  async (mail) => {
    let { html, text } = mail
    for (const { placeholder, subjectOf, createToken } of links) {
      const subject = subjectOf(mail)
      if (subject === null || !html.includes(placeholder)) continue
      const token = await createToken(db, subject)
      html = html.replaceAll(placeholder, token)
      text = text.replaceAll(placeholder, token)
    }
    return deliver({ ...mail, html, text })
  }
