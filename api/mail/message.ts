import type { SendMailOptions } from 'nodemailer'
import type { StoredMail } from './mail.ts'

/** The From of every mail, and the domain of its Message-ID. */
export interface Sender {
  from: string
  domain: string
}

/**
 * Converts a mail for nodemailer. The Message-ID is derived from the row's id, so that mailboxes recognise a duplicate
 * after a crash. Each manual resend has a new one, since mailboxes may hide a copy.
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
    // The content of a mail must not make the service read files or URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
