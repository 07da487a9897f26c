import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { UserTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import { isUuid } from '../database/uuid.ts'
import type { AdminViewer } from '../http/viewer.ts'

/** A user without the password's hash. */
export type Account = Omit<Selectable<UserTable>, 'passwordHash' | 'createdAt'>

const columns = [
  'user.id',
  'user.email',
  'user.firstName',
  'user.lastName',
  'user.phoneNumber',
  'user.role',
  'user.caterId',
  'user.verified',
  'user.tokenVersion',
] as const

/** The users whose caterer, if any, is not deleted. */
const activeUsers = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('cater', 'cater.id', 'user.caterId')
    .where('cater.deletedAt', 'is', null)
    .select(columns)

/** The active user with this id; undefined if there is none. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined
  return activeUsers(db).where('user.id', '=', id).executeTakeFirst()
}

/** The active user with this email (ignoring case), with the password's hash; undefined if there is none. */
export async function findLogin(
  db: Db,
  email: string,
): Promise<(Account & { passwordHash: string | null }) | undefined> {
  if (!isStorable(email)) return undefined
  const user = activeUsers(db).where('user.email', '=', email.trim().toLowerCase())
  return user.select('user.passwordHash').executeTakeFirst()
}

/** Locks an active user until the transaction ends; undefined if there is none. */
export const lockUser = (tx: Db, id: string): Promise<Account | undefined> =>
  activeUsers(tx).where('user.id', '=', id).forUpdate('user').executeTakeFirst()

/**
 * All users, or those of one caterer, by email, for an admin or for the system (null). Includes those of deleted
 * caterers, whose emails are still taken.
 */
export const listUsers = (db: Db, _viewer: AdminViewer | null, caterId: number | undefined): Promise<Account[]> =>
  db
    .selectFrom('user')
    .select(columns)
    .$if(caterId !== undefined, (users) => users.where('caterId', '=', caterId as number))
    .orderBy('email')
    .execute()

/** Inserts a user for an admin, or for the system (null); undefined if the email is taken. */
export const insertUser = (
  tx: Db,
  _viewer: AdminViewer | null,
  user: Insertable<UserTable>,
): Promise<Account | undefined> =>
  tx
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()

/**
 * Deletes a user other than the viewer (null for the system), with its tokens and links; undefined if there is none
 * such.
 */
export const deleteUser = (tx: Db, viewer: AdminViewer | null, id: string): Promise<Account | undefined> =>
  tx
    .deleteFrom('user')
    .where('id', '=', id)
    .$if(viewer !== null, (users) => users.where('id', '<>', (viewer as AdminViewer).userId))
    .returning(columns)
    .executeTakeFirst()

/** Saves a password's hash, verifies the user and revokes all earlier tokens. */
export const savePassword = (tx: Db, id: string, passwordHash: string): Promise<Account> =>
  tx
    .updateTable('user')
    .set({ passwordHash, verified: true, tokenVersion: sql<number>`"tokenVersion" + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The name of a caterer; undefined if it does not exist or is deleted. */
export async function findEmployer(db: Db, caterId: number): Promise<string | undefined> {
  const cater = db.selectFrom('cater').select('name').where('id', '=', caterId).where('deletedAt', 'is', null)
  return (await cater.executeTakeFirst())?.name
}

/** Locks a user against deletion until the transaction ends, so that rows may refer to it. False when it is gone. */
export async function lockUserForShare(tx: Db, id: string): Promise<boolean> {
  const user = tx.selectFrom('user').select('id').where('id', '=', id).forKeyShare()
  return (await user.executeTakeFirst()) !== undefined
}
