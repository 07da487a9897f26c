import type { AppServices } from '../routes/appServices.ts'
import type { Db } from '../database/connect.ts'
import { createPasswordLink, linkExpiry } from './createPasswordLink.ts'
import { invitationMail } from './userMails.ts'
import type { Account } from '../accounts/accountStore.ts'
import type { ListedUser } from './userStore.ts'

/** Mails a new user a link to choose a password, in the caller's transaction. */
export async function sendInvitation(
  { mailQueue, tokens, config }: Pick<AppServices, 'mailQueue' | 'tokens' | 'config'>,
  tx: Db,
  user: Account,
  employer: string,
  at: Date,
): Promise<ListedUser> {
  const link = await createPasswordLink({ tx, at, tokens, site: config.site }, user.id)
  await mailQueue.enqueue(tx, invitationMail(user, employer, link, at))
  return { ...user, lastLoginAt: null, linkExpiresAt: linkExpiry(at) }
}
