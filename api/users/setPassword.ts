import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { deleteCalendarFeed } from '../accounts/calendarFeedStore.ts'
import { endSessions } from '../accounts/sessionStore.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { closePasswordLinks } from './passwordLinkStore.ts'
import type { Account } from '../accounts/accountStore.ts'
import { savePassword } from './userStore.ts'

/**
 * Sets the password of a user whose row is locked, and verifies the user. Revokes all earlier tokens and links,
 * and ends its sessions and its calendar feed.
 * `viewer` is null for the system.
 */
export async function setPassword(
  tx: Db,
  viewer: Viewer | null,
  user: Account,
  passwordHash: string,
  at: Date,
): Promise<void> {
  const after = await savePassword(tx, user.id, passwordHash)
  await closePasswordLinks(tx, user.id, at)
  await endSessions(tx, user.id)
  await deleteCalendarFeed(tx, user.id)
  await recordChange(tx, viewer, at, {
    kind: 'user',
    id: user.id,
    caterId: user.caterId,
    before: { verified: user.verified, tokenVersion: user.tokenVersion },
    after: { verified: after.verified, tokenVersion: after.tokenVersion },
  })
}
