import type { Insertable } from 'kysely'
import { recordChange } from '../audit/changeStore.ts'
import type { Db } from '../database/connect.ts'
import type { UserTable } from '../database/schema.ts'
import { invalidField, notFound } from '../http/problems.ts'
import type { Account } from '../accounts/accountStore.ts'
import { findEmployer, insertUser, type UserManager } from './userStore.ts'
import { toWireUser } from './userWire.ts'

/** A new user, and the name of the caterer that a cater works for. */
export interface AddedUser {
  user: Account
  employer: string | null
}

/**
 * Adds a user in the caller's transaction, for whoever manages it. Throws a 422 for an email that a user of the caterer
 * has and for a caterer that does not exist or is deleted, a 404 for an owner of another caterer. That somebody else has
 * the email is told to no owner.
 */
export async function addUser(
  tx: Db,
  viewer: UserManager,
  values: Insertable<UserTable>,
  at: Date,
): Promise<AddedUser> {
  if (viewer?.role === 'cater' && values.caterId !== viewer.caterId) throw notFound()
  const employer = values.caterId == null ? null : await findEmployer(tx, values.caterId)
  if (employer === undefined) throw invalidField('caterId', 'unknown', 'There is no such caterer.')
  const user = await insertUser(tx, viewer, values, at)
  // Admins see every user anyway
  if (!user || (user.emailTaken && viewer?.role !== 'cater'))
    throw invalidField('email', 'not_unique', 'Somebody has this email already.')
  const { id, caterId } = user
  await recordChange(tx, viewer, at, { kind: 'user', id, caterId, before: null, after: toWireUser(user) })
  return { user, employer }
}
