import type { Db } from '../database/connect.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findCaterState } from './caterStateStore.ts'

/** HOST-3: true if the viewer may see a caterer's catalogue: everybody if it is open, else its own users and admins. */
export async function canSeeCatalogue(db: Db, viewer: Viewer | null, caterId: number): Promise<boolean> {
  const cater = await findCaterState(db, caterId)
  if (!cater) return false
  return canManage(viewer, caterId) || (cater.active && cater.deletedAt === null)
}

/** DAY-6: true if the viewer may see a caterer's drafts: its office, which its kitchen is no part of, and admins. */
export const canSeeDrafts = (viewer: Viewer | null, caterId: number): boolean =>
  canManage(viewer, caterId) && !(viewer?.role === 'cater' && viewer.staffRole === 'kitchen')

/** True if the caterer exists and the viewer may change its catalogue: its own users and admins. */
export const canEditCatalogue = async (db: Db, viewer: Viewer, caterId: number): Promise<boolean> =>
  canManage(viewer, caterId) && (await findCaterState(db, caterId)) !== undefined

const canManage = (viewer: Viewer | null, caterId: number): boolean =>
  viewer?.role === 'admin' || (viewer?.role === 'cater' && viewer.caterId === caterId)
