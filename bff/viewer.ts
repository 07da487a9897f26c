import type { Role } from '../contract/users.ts'

/** Who asks, as a token says. What it may do is for the v2 service to decide. */
export interface Viewer {
  userId: string
  role: Role
  /** The one caterer that a cater works for; null for others. */
  caterId: number | null
  isVerified: boolean
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
}

/** Whether somebody works for this caterer. */
export function worksFor(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'cater' && viewer.caterId === caterId
}

/** Whether somebody works for this caterer, or is an admin. */
export function canManage(viewer: Viewer | null, caterId: number): boolean {
  return viewer?.role === 'admin' || worksFor(viewer, caterId)
}
