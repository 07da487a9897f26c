import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { UserTable } from '../database/schema.ts'
import { isStorable } from '../database/storable.ts'
import { isUuid } from '../database/uuid.ts'

/** A user as the service knows it; never with the password's hash. */
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
] as const

/** Users of a deleted caterer are as good as gone. */
const livingUsers = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('cater', 'cater.id', 'user.caterId')
    .where('cater.deletedAt', 'is', null)
    .select(columns)

/** The user of a token's `sub`. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined
  return livingUsers(db).where('user.id', '=', id).executeTakeFirst()
}

/** The user who would log in by this email (however it is spelt), with the hash to check the password against. */
export async function findLogin(
  db: Db,
  email: string,
): Promise<(Account & { passwordHash: string | null }) | undefined> {
  if (!isStorable(email)) return undefined
  const user = livingUsers(db).where('user.email', '=', email.trim().toLowerCase())
  return user.select('user.passwordHash').executeTakeFirst()
}
