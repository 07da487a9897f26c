import { type RateLimit, consume, tryConsume } from '../rateLimit/rateLimitStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { passwordMail } from './userMails.ts'
import { type LinkContext, createPasswordLink } from './createPasswordLink.ts'
import { findLogin } from './userStore.ts'

/** The limit of links requested from one network. */
export const linkLimitByNetwork = (network: string): RateLimit => ({
  kind: 'passwordLink',
  subject: ['network', network],
  max: 50,
  minutes: 60,
})

/** The limit of links mailed to one email. */
export const linkLimitByEmail = (email: string): RateLimit => ({
  kind: 'passwordLink',
  subject: ['email', email.trim().toLowerCase()],
  max: 5,
  minutes: 60,
})

/**
 * Mails the user with this email a link, in the caller's transaction. Does nothing if there is none such, or above the
 * limit of the email. Counts towards the limit of the network, which the caller enforces.
 */
export async function sendPasswordLink(
  maker: LinkContext & { mailQueue: MailQueue },
  email: string,
  networkLimit: RateLimit,
): Promise<void> {
  const { tx, at, mailQueue } = maker
  await consume(tx, [networkLimit], at)
  // Counted for unknown emails too, so that the response does not reveal which emails are known
  if ((await tryConsume(tx, [linkLimitByEmail(email)], at)).waitSeconds > 0) return
  const user = await findLogin(tx, email)
  if (!user) return
  await mailQueue.enqueue(tx, passwordMail(user, await createPasswordLink(maker, user.id), at))
}
