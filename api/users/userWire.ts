import type { User } from '../../contract/users.ts'
import type { Account } from './userStore.ts'

/** The wire form of a user. */
export const toWireUser = (user: Account): User => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  verified: user.verified,
  role: user.role,
  caterId: user.caterId,
})
