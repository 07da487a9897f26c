import type { Db } from '../database/connect.ts'
import { executePreparedTakeFirst } from '../database/executePrepared.ts'
import type { CustomerViewer } from '../accounts/viewer.ts'

/** The contact details of an order, as typed or from the customer's account. */
export interface Orderer {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** The contact details of a customer's account; missing ones are empty. */
export async function findAccountOrderer(db: Db, viewer: CustomerViewer): Promise<Orderer> {
  const account = await db
    .selectFrom('user')
    .select(['firstName', 'lastName', 'email', 'phoneNumber'])
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  const { firstName, lastName, email, phoneNumber } = account
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, phone: phoneNumber ?? '' }
}

/** True if the email belongs to a user with a password, other than the viewer. */
export async function isEmailOfAnotherAccount(db: Db, viewer: CustomerViewer | null, email: string): Promise<boolean> {
  const owner = await executePreparedTakeFirst(
    db,
    db.selectFrom('user').select('id').where('email', '=', email.toLowerCase()).where('passwordHash', 'is not', null),
  )
  return owner !== undefined && owner.id !== viewer?.userId
}
