import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { UserTable } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { TokenClaims } from '../../contract/users.ts'

/** A user without the password's hash. */
export type Account = Omit<Selectable<UserTable>, 'passwordHash' | 'createdAt'>

export const ACCOUNT_COLUMNS = [
  'user.id',
  'user.email',
  'user.emailTaken',
  'user.firstName',
  'user.lastName',
  'user.phoneNumber',
  'user.role',
  'user.staffRole',
  'user.caterId',
  'user.verified',
  'user.tokenVersion',
] as const

/** The users who can log in once they are verified: their email is their own, and their caterer, if any, is not deleted. */
export const activeUsers = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('cater', 'cater.id', 'user.caterId')
    .where('cater.deletedAt', 'is', null)
    // A literal, by which the index of emails is used
    .where('user.emailTaken', '=', sql.lit(false))
    .select(ACCOUNT_COLUMNS)

/** The active user with this id; undefined if there is none. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined
  return activeUsers(db).where('user.id', '=', id).executeTakeFirst()
}

/**
 * The active user of a token; undefined where the token was revoked or its session has ended. One statement, since every
 * request with a token runs it.
 */
export async function findTokenAccount(
  db: Db,
  { sub, sid, version = 0 }: Pick<TokenClaims, 'sub' | 'sid' | 'version'>,
): Promise<Account | undefined> {
  if (!isUuid(sub)) return undefined
  return activeUsers(db)
    .where('user.id', '=', sub)
    .where('user.tokenVersion', '=', version)
    .$if(sid !== undefined, (users) =>
      users.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('session')
            .select('session.id')
            .where('session.id', '=', sid as string)
            .whereRef('session.userId', '=', 'user.id')
            .where('session.endedAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Locks a user against deletion until the transaction ends, so that rows may refer to it. False when it is gone. */
export async function lockUserForShare(tx: Db, id: string): Promise<boolean> {
  const user = tx.selectFrom('user').select('id').where('id', '=', id).forKeyShare()
  return (await user.executeTakeFirst()) !== undefined
}
