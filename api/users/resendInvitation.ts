import type { AppServices } from '../routes/appServices.ts'
import type { Db } from '../database/connect.ts'
import { invalidField, notFound } from '../http/problems.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { invitationLimits } from './invitationLimits.ts'
import { sendInvitation } from './sendInvitation.ts'
import { findEmployer, type ListedUser, lockColleagues, refreshEmailTaken, type UserManager } from './userStore.ts'

/**
 * Mails an invitation again, in the caller's transaction. Throws a 404 for somebody the viewer does not manage, a 422 for
 * who has chosen a password, a 429 above the limits of invitations.
 */
export async function resendInvitation(
  services: Pick<AppServices, 'mailQueue' | 'tokens' | 'config'>,
  tx: Db,
  viewer: NonNullable<UserManager>,
  id: string,
  at: Date,
): Promise<ListedUser> {
  const user = (await lockColleagues(tx, viewer, id)).find((colleague) => colleague.id === id)
  const employer = user?.caterId == null ? undefined : await findEmployer(tx, user.caterId)
  if (!user || employer === undefined) throw notFound()
  if (user.verified) throw invalidField('id', 'verified', 'This user has chosen a password.')
  await consume(tx, invitationLimits(viewer, user.email), at)
  return sendInvitation(services, tx, await refreshEmailTaken(tx, user, at), employer, at)
}
