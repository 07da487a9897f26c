import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { findPasswordLink } from './passwordLinkStore.ts'
import { type Account, findAccount, lockUser } from './userStore.ts'

/** Whether a link is of use. Nothing is locked: it may be used up at once. */
export async function isLinkOpen(db: Db, linkId: string, at: Date): Promise<boolean> {
  const link = await findPasswordLink(db, linkId)
  if (!link || link.usedAt || link.expiresAt <= at) return false
  return (await findAccount(db, link.userId)) !== undefined
}

/** The user of a link that is still of use, locked. Refuses with 410 one that is used, run out, or whose user is gone. */
export async function findLinkedUser(tx: Db, linkId: string, at: Date): Promise<Account> {
  const owner = await findPasswordLink(tx, linkId)
  const user = owner && (await lockUser(tx, owner.userId))
  // Read again: while the lock was waited for, the link may have been used
  const link = user && (await findPasswordLink(tx, linkId))
  if (link?.usedAt) throw new ProblemError(410, 'link_used', { detail: 'This link was used before.' })
  if (!link || link.expiresAt <= at) throw linkExpired()
  return user
}

export const linkExpired = () => new ProblemError(410, 'link_expired', { detail: 'This link holds no longer.' })
