import type { Me, User } from '../../contract/users.ts'
import type { Account } from '../accounts/accountStore.ts'
import type { ListedUser } from './userStore.ts'

/** The wire form of a user. */
export const toWireUser = (user: Account): Me => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  verified: user.verified,
  role: user.role,
  staffRole: user.role === 'cater' ? user.staffRole : null,
  caterId: user.caterId,
})

/** The wire form of a user for those who manage it. */
export const toListedUser = (user: ListedUser): User => ({
  ...toWireUser(user),
  lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  invitationExpiresAt: user.verified ? null : (user.linkExpiresAt?.toISOString() ?? null),
})
