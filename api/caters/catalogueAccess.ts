import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { findCaterState } from './caterStore.ts'

/** HOST-3: whether the viewer may see a caterer's catalogue: all if it is open, else only itself and admins. */
export async function maySeeCatalogue(db: Db, viewer: Viewer | null, caterId: number): Promise<boolean> {
  const cater = await findCaterState(db, caterId)
  if (!cater) return false
  if (viewer?.role === 'admin' || (viewer?.role === 'cater' && viewer.caterId === caterId)) return true
  return cater.active && cater.deletedAt === null
}
