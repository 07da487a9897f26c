import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import { assertOwnerRemains } from './assertOwnerRemains.ts'
import type { Account } from '../accounts/accountStore.ts'
import { deleteUser, lockColleagues, type UserManager } from './userStore.ts'
import { toWireUser } from './userWire.ts'

/**
 * Removes a user in the caller's transaction, for whoever manages it; undefined if there is none such. Throws a 422 for
 * the last owner of a caterer, unless it is for the system.
 */
export async function removeUser(tx: Db, viewer: UserManager, id: string, at: Date): Promise<Account | undefined> {
  const colleagues = await lockColleagues(tx, viewer, id)
  const user = colleagues.find((colleague) => colleague.id === id)
  if (!user) return undefined
  if (viewer) assertOwnerRemains(user, colleagues, 'id')
  await deleteUser(tx, user.id)
  const { caterId } = user
  await recordChange(tx, viewer, at, { kind: 'user', id: user.id, caterId, before: toWireUser(user), after: null })
  return user
}
