import type { StaffRole } from '../../contract/users.ts'
import { deleteCalendarFeed } from '../accounts/calendarFeedStore.ts'
import { endSessions } from '../accounts/sessionStore.ts'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import { assertOwnerRemains } from './assertOwnerRemains.ts'
import { lockColleagues, saveStaffRole, type UserManager } from './userStore.ts'

/**
 * Changes what a user may do for its caterer, in the caller's transaction; the user has to log in again, and
 * in the kitchen it has no calendar feed any more. Throws a 404 for
 * somebody who works for no caterer of the viewer, a 422 for its last owner.
 */
export async function changeStaffRole(
  tx: Db,
  viewer: UserManager,
  id: string,
  staffRole: StaffRole,
  at: Date,
): Promise<void> {
  const colleagues = await lockColleagues(tx, viewer, id)
  const user = colleagues.find((colleague) => colleague.id === id)
  if (!user || user.role !== 'cater') throw notFound()
  if (user.staffRole === staffRole) return
  assertOwnerRemains(user, colleagues, 'staffRole')
  await recordChange(tx, viewer, at, {
    kind: 'user',
    id: user.id,
    caterId: user.caterId,
    before: { staffRole: user.staffRole },
    after: { staffRole },
  })
  await saveStaffRole(tx, user.id, staffRole)
  await endSessions(tx, user.id)
  if (staffRole === 'kitchen') await deleteCalendarFeed(tx, user.id)
}
