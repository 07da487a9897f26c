import type { Db } from '../database/connect.ts'
import type { CustomerViewer } from '../http/viewer.ts'

/** Who orders: as typed, or as the account of a signed-in customer has it. */
export interface Orderer {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** The account of a signed-in customer, empty where it has nothing. */
export async function findAccountOrderer(db: Db, viewer: CustomerViewer): Promise<Orderer> {
  const account = await db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'email', 'phoneNumber'])
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  const { firstName, lastName, email, phoneNumber } = account
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phoneNumber ?? '' }
}

/** Whether an email is that of somebody with a password, other than the viewer. */
export async function isEmailOfAnotherAccount(db: Db, viewer: CustomerViewer | null, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('passwordHash', 'is not', null)
    .executeTakeFirst()
  return owner !== undefined && owner.id !== viewer?.userId
}
