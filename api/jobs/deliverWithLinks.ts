import type { Db } from '../database/connect.ts'
import type { Deliver, StoredMail } from '../mail/mail.ts'
import { createOfferLink, OFFER_TOKEN_PLACEHOLDER } from '../offers/offerLinkStore.ts'
import { createOrderLink } from '../orders/links/orderLinkStore.ts'
import { TOKEN_PLACEHOLDER } from '../orders/links/orderLinkToken.ts'

const LINKS = [
  { placeholder: TOKEN_PLACEHOLDER, subjectOf: ({ orderId }: StoredMail) => orderId, create: createOrderLink },
  { placeholder: OFFER_TOKEN_PLACEHOLDER, subjectOf: ({ offerId }: StoredMail) => offerId, create: createOfferLink },
]

/**
 * Delivers mails with a link to their order's or their offer's page. Its token is made here and not when the mail is
 * written, so that the database, which keeps mails, holds no token that opens one.
 */
export const deliverWithLinks =
  (db: Db, deliver: Deliver): Deliver =>
  async (mail) => {
    let { html, text } = mail
    for (const { placeholder, subjectOf, create } of LINKS) {
      const subject = subjectOf(mail)
      if (subject === null || !html.includes(placeholder)) continue
      const token = await create(db, subject)
      html = html.replaceAll(placeholder, token)
      text = text.replaceAll(placeholder, token)
    }
    return deliver({ ...mail, html, text })
  }
