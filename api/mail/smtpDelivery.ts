import { createTransport } from 'nodemailer'
import { DELIVERY_DEADLINE_MS } from './deliveryDeadline.ts'
import type { Deliver } from './mail.ts'
import { requiresTls } from './requiresTls.ts'
import { toMessage, type Sender } from './message.ts'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Delivers mails to the server at an smtp(s):// URL, over a pool of connections. `insecure` is SMTP_INSECURE. A server that
 * has been reached may take for its answers what the deadline leaves; then its connection is closed.
 */
export function smtpDelivery(url: string, sender: Sender, insecure?: string): Deliver {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url, insecure),
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: DELIVERY_DEADLINE_MS,
    socketTimeout: DELIVERY_DEADLINE_MS,
  })
  return async (mail, signal) => {
    await transport.sendMail({ ...toMessage(mail, sender), signal })
  }
}
