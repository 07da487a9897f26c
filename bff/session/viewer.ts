import type { Role, StaffRole } from '../../contract/users.ts'

/** A logged-in user, as the token says. The v2 service decides about permissions. */
export interface Viewer {
  userId: string
  role: Role
  /** The rights of a user of the role cater; null for others. */
  staffRole: StaffRole | null
  /** The caterer that a user of the role cater works for; null for others. */
  caterId: number | null
  isVerified: boolean
  /** Expiry of the token, in seconds since 1970. */
  expiresAt: number
}

/** True if the viewer works for this caterer, be it in its kitchen. */
export function worksFor(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'cater' && viewer.caterId === caterId
}

/** True if the viewer serves this caterer's customers: its owners and staff. */
export function servesFor(viewer: Viewer | null, caterId: number): boolean {
  return worksFor(viewer, caterId) && viewer?.staffRole !== 'kitchen'
}

/** True if the viewer serves this caterer's customers or is an admin. */
export function canManage(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'admin' || servesFor(viewer, caterId)
}

/** True if the viewer decides about this caterer and its users: its owners and admins. */
export function canAdminister(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'admin' || (worksFor(viewer, caterId) && viewer?.staffRole === 'owner')
}
