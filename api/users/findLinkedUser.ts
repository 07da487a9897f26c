import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { findPasswordLink } from './passwordLinkStore.ts'
import { type Account, findAccount } from '../accounts/accountStore.ts'
import { lockUser } from './userStore.ts'

/** True if a link can be used now. It is not locked, so it may be used up at any moment. */
export async function isLinkValid(db: Db, linkId: string, at: Date): Promise<boolean> {
  const link = await findPasswordLink(db, linkId)
  if (!link || link.usedAt || link.expiresAt <= at) return false
  return (await findAccount(db, link.userId)) !== undefined
}

/** The user of a valid link, locked. Throws a 410 for a link that is used or expired, or whose user is gone. */
export async function findLinkedUser(tx: Db, linkId: string, at: Date): Promise<Account> {
  const owner = await findPasswordLink(tx, linkId)
  const user = owner && (await lockUser(tx, owner.userId))
  // Read again, since the link may have been used while this waited for the lock
  const link = user && (await findPasswordLink(tx, linkId))
  if (link?.usedAt) throw new ProblemError(410, 'link_used', { detail: 'This link was used before.' })
  if (!link || link.expiresAt <= at) throw linkExpired()
  return user
}

export const linkExpired = () => new ProblemError(410, 'link_expired', { detail: 'This link has expired.' })
