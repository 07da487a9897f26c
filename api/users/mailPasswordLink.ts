import { type AttemptLimit, recordAttempt, tryAttempt } from '../rateLimit/rateLimitStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { passwordMail } from '../mail/userMails.ts'
import { type LinkMaker, newPasswordLink } from './newPasswordLink.ts'
import { findLogin } from './userStore.ts'

/** How many links may be asked for from one address. */
export const linksFromAddress = (address: string): AttemptLimit => ({
  kind: 'passwordLink',
  who: ['address', address],
  most: 50,
  minutes: 60,
})

const linksForEmail = (email: string): AttemptLimit => ({
  kind: 'passwordLink',
  who: ['email', email.trim().toLowerCase()],
  most: 5,
  minutes: 60,
})

/**
 * Mails the user with this email a link, in the caller's transaction. Does nothing where there is none such, or where
 * too many were asked for; too many from one address are refused with 429.
 */
export async function mailPasswordLink(
  maker: LinkMaker & { mailQueue: MailQueue },
  email: string,
  ofAddress: AttemptLimit,
): Promise<void> {
  const { tx, at, mailQueue } = maker
  await recordAttempt(tx, [ofAddress], at)
  // Counted for every email, so that all take the same way
  if ((await tryAttempt(tx, [linksForEmail(email)], at)) > 0) return
  const user = await findLogin(tx, email)
  if (!user) return
  await mailQueue.enqueue(tx, passwordMail(user, await newPasswordLink(maker, user.id), at))
}
