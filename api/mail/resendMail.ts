import type { Db } from '../database/connect.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import { isSecret, type StoredMail } from './mail.ts'
import type { MailQueue } from './mailQueue.ts'

/** The fields of a mail that decide whether it can be sent again. */
export type ResendableMail = Pick<StoredMail, 'id' | 'kind' | 'state' | 'emptiedAt'>

/** True where {@link resendMail} would succeed. */
export const canResend = ({ kind, state, emptiedAt }: Omit<ResendableMail, 'id'>): boolean =>
  state !== 'queued' && emptiedAt === null && !(state === 'sent' && isSecret(kind))

/**
 * Queues a locked mail again that is sent or failed, in the caller's transaction. Throws a 404 for undefined, a 409 if it
 * is still queued or its content has been deleted.
 */
export async function resendMail(
  { tx, mailQueue }: { tx: Db; mailQueue: MailQueue },
  mail: ResendableMail | undefined,
): Promise<void> {
  if (!mail) throw notFound()
  if (mail.state === 'queued')
    throw new ProblemError(409, 'mail_is_queued', { detail: 'The mail has not been sent yet.' })
  if (mail.state === 'sent' && isSecret(mail.kind)) {
    throw new ProblemError(409, 'mail_is_secret', {
      detail: 'Nothing is stored of such a mail. Request a new one instead.',
    })
  }
  if (mail.emptiedAt !== null) {
    throw new ProblemError(409, 'mail_is_emptied', { detail: 'The mail is so old that its content has been deleted.' })
  }
  await mailQueue.resend(tx, mail.id)
}
