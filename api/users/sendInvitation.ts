import type { AppServices } from '../routes/appServices.ts'
import type { Db } from '../database/connect.ts'
import { createPasswordLink, linkExpiry } from './createPasswordLink.ts'
import { invitationMail, takenEmailMail } from './userMails.ts'
import type { Account } from '../accounts/accountStore.ts'
import type { ListedUser } from './userStore.ts'

/**
 * Mails a new user a link to choose a password, in the caller's transaction. Whoever has the email already is told so
 * instead, and gets no link; what the inviting user reads is the same.
 */
export async function sendInvitation(
  { mailQueue, tokens, config }: Pick<AppServices, 'mailQueue' | 'tokens' | 'config'>,
  tx: Db,
  user: Account,
  employer: string,
  at: Date,
): Promise<ListedUser> {
  const link = await createPasswordLink({ tx, at, tokens, site: config.site }, user.id)
  const mail = user.emailTaken
    ? takenEmailMail(user, employer, `${config.site}/login`, at)
    : invitationMail(user, employer, link, at)
  await mailQueue.enqueue(tx, mail)
  return { ...user, lastLoginAt: null, linkExpiresAt: linkExpiry(at) }
}
