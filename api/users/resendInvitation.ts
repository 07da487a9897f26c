import type { AppServices } from '../routes/appServices.ts'
import type { Db } from '../database/connect.ts'
import { invalidField, notFound } from '../http/problems.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { linkLimitByEmail } from './sendPasswordLink.ts'
import { sendInvitation } from './sendInvitation.ts'
import { findEmployer, type ListedUser, lockColleagues, type UserManager } from './userStore.ts'

/**
 * Mails an invitation again, in the caller's transaction. Throws a 404 for somebody the viewer does not manage, a 422 for
 * who has chosen a password, a 429 above the limit of links for one email.
 */
export async function resendInvitation(
  services: Pick<AppServices, 'mailQueue' | 'tokens' | 'config'>,
  tx: Db,
  viewer: UserManager,
  id: string,
  at: Date,
): Promise<ListedUser> {
  const user = (await lockColleagues(tx, viewer, id)).find((colleague) => colleague.id === id)
  const employer = user?.caterId == null ? undefined : await findEmployer(tx, user.caterId)
  if (!user || employer === undefined) throw notFound()
  if (user.verified) throw invalidField('id', 'verified', 'This user has chosen a password.')
  await consume(tx, [linkLimitByEmail(user.email)], at)
  return sendInvitation(services, tx, user, employer, at)
}
