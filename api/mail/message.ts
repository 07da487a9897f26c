import type { SendMailOptions } from 'nodemailer'
import type { StoredMail } from './mail.ts'

/** Who sends: the From of every mail, and the domain of its Message-ID. */
export interface Sender {
  from: string
  domain: string
}

/**
 * A mail as nodemailer takes it. The Message-ID is the row's own, so that a mail which a crash repeats can be
 * recognised. One that somebody resends has another each time: mailboxes may hide a copy.
 */
export function toMessage(mail: StoredMail, { from, domain }: Sender): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}${mail.resends > 0 ? `.${mail.resends}` : ''}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing in a mail may make the service read files or addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
