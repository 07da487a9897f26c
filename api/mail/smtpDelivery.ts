import { createTransport } from 'nodemailer'
import type { Deliver } from './mail.ts'
import { requiresTls } from './requiresTls.ts'
import { toMessage, type Sender } from './message.ts'

const SECONDS = 1000

/** Delivers mails to the server at an smtp(s):// URL, over a pool of connections. `insecure` is SMTP_INSECURE. */
export function smtpDelivery(url: string, sender: Sender, insecure?: string): Deliver {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url, insecure),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
  })
  return async (mail) => {
    await transport.sendMail(toMessage(mail, sender))
  }
}
