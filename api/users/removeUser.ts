import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { AdminViewer } from '../http/viewer.ts'
import { type Account, deleteUser } from './userStore.ts'
import { toWireUser } from './userWire.ts'

/**
 * Removes a user in the caller's transaction, for another user who is an admin or for the system (null); undefined if
 * there is none such.
 */
export async function removeUser(
  tx: Db,
  viewer: AdminViewer | null,
  id: string,
  at: Date,
): Promise<Account | undefined> {
  const user = await deleteUser(tx, viewer, id)
  if (!user) return undefined
  const { caterId } = user
  await recordChange(tx, viewer, at, { kind: 'user', id: user.id, caterId, before: toWireUser(user), after: null })
  return user
}
