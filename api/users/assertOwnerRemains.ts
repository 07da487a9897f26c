import { invalidField } from '../http/problems.ts'
import type { Account } from '../accounts/accountStore.ts'

/**
 * Throws a 422 at `path` when a user is the last owner among its colleagues: only an owner can invite another. Those who
 * have not accepted their invitation yet are none.
 */
export function assertOwnerRemains(user: Account, colleagues: readonly Account[], path: string): void {
  if (!isOwner(user) || colleagues.some((colleague) => colleague.id !== user.id && isOwner(colleague))) return
  throw invalidField(path, 'last_owner', 'A caterer keeps at least one owner.')
}

const isOwner = ({ role, staffRole, verified }: Account): boolean =>
  role === 'cater' && staffRole === 'owner' && verified
