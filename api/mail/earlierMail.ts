import { createLinkMark } from './linkMark.ts'
import { CUSTOMER_MAIL_KINDS, type StoredMail } from './mail.ts'

const LINK =
  /<a href="([^"]+\/(?:ordre|tilbud)\/)({{(?:ordrelink|tilbudslink)}})">(Se din bestilling|Se tilbuddet)<\/a>/
const TO_CUSTOMER: readonly string[] = CUSTOMER_MAIL_KINDS

/**
 * A mail of a release that had one placeholder for the tokens of all mails, which people could type into any text. The one
 * in the address of the customer's link gets a mark, and what else looks like one is a text: in HTML no text has the quotes
 * that an address has. Such a mail may wait or be sent again after the release, and be written by a process that is not
 * exchanged yet.
 */
export function withMark(mail: StoredMail): StoredMail {
  const [link, address, placeholder, text] = (TO_CUSTOMER.includes(mail.kind) && LINK.exec(mail.html)) || []
  if (link === undefined) return mail
  const linkMark = createLinkMark()
  const place = (content: string, from: string) =>
    content.replaceAll(from, from.replace(placeholder as string, linkMark))
  return {
    ...mail,
    linkMark,
    html: place(mail.html, link),
    text: place(mail.text, `${text}:\n${address}${placeholder}`),
  }
}
