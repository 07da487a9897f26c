import { type RateLimit, consume, tryConsume } from '../rateLimit/rateLimitStore.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { passwordMail } from './userMails.ts'
import { type LinkMaker, newPasswordLink } from './newPasswordLink.ts'
import { findLogin } from './userStore.ts'

/** How many links may be asked for from one address. */
export const linksFromAddress = (address: string): RateLimit => ({
  kind: 'passwordLink',
  subject: ['address', address],
  max: 50,
  minutes: 60,
})

const linksForEmail = (email: string): RateLimit => ({
  kind: 'passwordLink',
  subject: ['email', email.trim().toLowerCase()],
  max: 5,
  minutes: 60,
})

/**
 * Mails the user with this email a link, in the caller's transaction. Does nothing where there is none such, or where
 * too many were asked for; too many from one address are refused with 429.
 */
export async function mailPasswordLink(
  maker: LinkMaker & { mailQueue: MailQueue },
  email: string,
  ofAddress: RateLimit,
): Promise<void> {
  const { tx, at, mailQueue } = maker
  await consume(tx, [ofAddress], at)
  // Counted for every email, so that all take the same way
  if ((await tryConsume(tx, [linksForEmail(email)], at)) > 0) return
  const user = await findLogin(tx, email)
  if (!user) return
  await mailQueue.enqueue(tx, passwordMail(user, await newPasswordLink(maker, user.id), at))
}
