import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { type Account, ACCOUNT_COLUMNS, activeUsers } from '../accounts/accountStore.ts'
import type { Db } from '../database/connect.ts'
import { countRows, isAfterKey, type Keyset, type KeysetPage, readKeysetPage } from '../database/keyset.ts'
import type { Database, UserTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import type { StaffRole } from '../../contract/users.ts'

/** The manager of users: an owner those of its caterer, an admin and the system (null) all. */
export type UserManager = AdminViewer | CaterViewer | null

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

/** A user with what its managers see of its logins. */
export interface ListedUser extends Account {
  lastLoginAt: Date | null
  /** Of the last open link to set a password. */
  linkExpiresAt: Date | null
}

/** The place of a user in a list by email: users of several caterers may have the same. */
export interface UserKey {
  email: string
  id: string
}

/** The filter of a list of users: those of these caterers, and those with these ids. */
interface UserFilter {
  caterIds?: readonly number[] | undefined
  ids?: readonly string[] | undefined
}

/**
 * A page of the users that the viewer manages, by email. For admins and the system it includes those of deleted caterers,
 * whose emails are still in use.
 */
export const listUsers = (
  db: Db,
  viewer: UserManager,
  { caterIds, ids }: UserFilter,
  keyset: Keyset<UserKey>,
): Promise<KeysetPage<ListedUser>> => {
  const matching = db
    .selectFrom('user')
    .$if(caterIds !== undefined, (users) =>
      users.where('caterId', '=', sql<number>`any(${[...(caterIds ?? [])]}::integer[])`),
    )
    .$if(ids !== undefined, (users) => users.where('user.id', '=', sql<string>`any(${[...(ids ?? [])]}::uuid[])`))
    .$if(viewer?.role === 'cater', (users) => users.where('caterId', '=', (viewer as CaterViewer).caterId))
  const { after } = keyset
  const rows = asListed(matching)
    .$if(after !== null, (users) =>
      users.where(
        isAfterKey([sql.ref('email'), sql.ref('user.id')], 'asc', [sql`${after?.email}`, sql`${after?.id}::uuid`]),
      ),
    )
    .orderBy('email')
    .orderBy('user.id')
  return readKeysetPage(keyset, rows, () => countRows(db, matching))
}

/** The users with an email, of which several caterers may have one each. For the system alone. */
export const findUsersByEmail = (tx: Db, email: string): Promise<ListedUser[]> =>
  listedUsers(tx).where('email', '=', email).execute()

/** A user whose row the caller has locked for whoever manages it, as it is listed. */
export const findListedUser = (tx: Db, id: string): Promise<ListedUser> =>
  listedUsers(tx).where('id', '=', id).executeTakeFirstOrThrow()

const listedUsers = (db: Db) => asListed(db.selectFrom('user'))

const asListed = (users: SelectQueryBuilder<Database, 'user', object>) =>
  users.select(ACCOUNT_COLUMNS).select((user) => [
    user
      .selectFrom('knownNetwork')
      .whereRef('knownNetwork.userId', '=', 'user.id')
      .select((login) => login.fn.max('lastAt').as('at'))
      .as('lastLoginAt'),
    user
      .selectFrom('passwordLink')
      .whereRef('passwordLink.userId', '=', 'user.id')
      .where('passwordLink.usedAt', 'is', null)
      .select((link) => link.fn.max('expiresAt').as('at'))
      .as('linkExpiresAt'),
  ])

/**
 * Locks a user that the viewer manages and everybody else of its caterer until the transaction ends; empty if there is no
 * such user. All in one order, so that two who change each other wait for each other.
 */
export const lockColleagues = (tx: Db, viewer: UserManager, id: string): Promise<Account[]> =>
  tx
    .selectFrom('user')
    .select(ACCOUNT_COLUMNS)
    .where((user) =>
      user.or([
        user('id', '=', id),
        user('caterId', '=', (colleague) => colleague.selectFrom('user').select('caterId').where('id', '=', id)),
      ]),
    )
    .$if(viewer?.role === 'cater', (users) => users.where('caterId', '=', (viewer as CaterViewer).caterId))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Changes what a locked user may do for its caterer, and revokes its tokens, which say what it could do before. */
export const saveStaffRole = (tx: Db, id: string, staffRole: StaffRole): Promise<unknown> =>
  tx
    .updateTable('user')
    .set({ staffRole, tokenVersion: sql<number>`"tokenVersion" + 1` })
    .where('id', '=', id)
    .execute()

/**
 * Inserts a user for whoever manages it; undefined if its caterer has a user with this email. If another user has it, the
 * new one is inserted with `emailTaken`, by the same statement.
 */
export async function insertUser(
  tx: Db,
  _viewer: UserManager,
  user: Insertable<UserTable>,
  at: Date,
): Promise<Account | undefined> {
  await releaseEmail(tx, user.email, null, at)
  return tx
    .insertInto('user')
    .values({ ...user, emailTaken: isOfAnother(tx, user.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst()
}

/** Looks again whether another user has the email of one who is locked, and may be gone since. */
export async function refreshEmailTaken(tx: Db, { id, email }: Account, at: Date): Promise<Account> {
  await releaseEmail(tx, email, id, at)
  return tx
    .updateTable('user')
    .set({ emailTaken: isOfAnother(tx, email, id) })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirstOrThrow()
}

/**
 * Takes an email from another user who cannot log in with it any more: of a caterer that is deleted, or invited by a link
 * that nobody used in time. Else a caterer could keep an email that it once invited from all others.
 */
const releaseEmail = (tx: Db, email: string, id: string | null, at: Date): Promise<unknown> =>
  tx
    .updateTable('user')
    .set({ emailTaken: true })
    .where('email', '=', email)
    .where('emailTaken', '=', sql.lit(false))
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .where(({ or, and, eb, exists, not, selectFrom }) =>
      or([
        eb('caterId', 'in', selectFrom('cater').select('cater.id').where('deletedAt', 'is not', null)),
        and([
          eb('verified', '=', false),
          eb('passwordHash', 'is', null),
          not(
            exists(
              selectFrom('passwordLink')
                .select('passwordLink.id')
                .whereRef('passwordLink.userId', '=', 'user.id')
                .where('usedAt', 'is', null)
                .where('expiresAt', '>', at),
            ),
          ),
        ]),
      ]),
    )
    .execute()

const isOfAnother = (tx: Db, email: string, id: string | null = null) =>
  sql<boolean>`exists (${tx
    .selectFrom('user as owner')
    .select('owner.id')
    .where('owner.email', '=', email)
    .where('owner.emailTaken', '=', sql.lit(false))
    .where(sql<boolean>`owner.id is distinct from ${id}::uuid`)})`

/** Deletes a user whose row is locked, with its tokens and links. */
export const deleteUser = (tx: Db, id: string): Promise<unknown> => tx.deleteFrom('user').where('id', '=', id).execute()

/** Saves a password's hash, verifies the user and revokes all earlier tokens. */
export const savePassword = (tx: Db, id: string, passwordHash: string): Promise<Account> =>
  tx
    .updateTable('user')
    .set({ passwordHash, verified: true, tokenVersion: sql<number>`"tokenVersion" + 1` })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirstOrThrow()

/** The name of a caterer; undefined if it does not exist or is deleted. */
export async function findEmployer(db: Db, caterId: number): Promise<string | undefined> {
  const cater = db.selectFrom('cater').select('name').where('id', '=', caterId).where('deletedAt', 'is', null)
  return (await cater.executeTakeFirst())?.name
}
