import type { Db } from '../database/connect.ts'
import type { Viewer } from '../http/viewer.ts'
import { findCaterState } from './caterStore.ts'

/** Whether a caterer is there and its catalogue the viewer's to change: its own users' and admins'. */
export async function ownsCatalogue(db: Db, viewer: Viewer, caterId: number): Promise<boolean> {
  if (viewer.role === 'customer' || (viewer.role === 'cater' && viewer.caterId !== caterId)) return false
  return (await findCaterState(db, caterId)) !== undefined
}
