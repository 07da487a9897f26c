import type { Role } from '../contract/users.ts'

/** A logged-in user, as the token says. The v2 service decides about permissions. */
export interface Viewer {
  userId: string
  role: Role
  /** The caterer that a user of the role cater works for; null for others. */
  caterId: number | null
  isVerified: boolean
  /** Expiry of the token, in seconds since 1970. */
  expiresAt: number
}

/** True if the viewer works for this caterer. */
export function worksFor(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'cater' && viewer.caterId === caterId
}

/** True if the viewer works for this caterer or is an admin. */
export function canManage(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'admin' || worksFor(viewer, caterId)
}
