import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import { isSecret } from './mail.ts'
import type { MailQueue } from './mailQueue.ts'
import { lockMail } from './mailStore.ts'

/**
 * Queues a mail again that is sent or failed, in the caller's transaction; `orderId` is the order that it must be
 * about, as the database has it. Throws a 404 where the viewer has none such, a 409 where it waits already or nothing
 * of it was kept.
 */
export async function resendMail(
  { tx, mailQueue }: { tx: Db; mailQueue: MailQueue },
  viewer: Viewer,
  id: string,
  orderId?: string,
): Promise<void> {
  const mail = isUuid(id) ? await lockMail(tx, viewer, id) : undefined
  if (!mail || (orderId !== undefined && mail.orderId !== orderId)) throw notFound()
  if (mail.state === 'queued')
    throw new ProblemError(409, 'mail_is_queued', { detail: 'The mail has not been sent yet.' })
  if (mail.state === 'sent' && isSecret(mail.kind)) {
    throw new ProblemError(409, 'mail_is_secret', {
      detail: 'Nothing is kept of such a mail. Ask for a new one instead.',
    })
  }
  await mailQueue.resend(tx, id)
}
