import type { AdminViewer, Viewer } from '../accounts/viewer.ts'
import type { Db } from '../database/connect.ts'

/** True if the caterer exists and the viewer may change it: an admin any, a cater its own. */
export const canEditCater = async (db: Db, viewer: Viewer, id: number): Promise<boolean> =>
  (await editableCater(db, viewer, id).executeTakeFirst()) !== undefined

/**
 * As {@link canEditCater}; also locks the caterer and its catalogue until the transaction ends. One lock for all of it,
 * so that changes cannot deadlock. Orders can still be placed.
 */
export const lockCater = async (tx: Db, viewer: Viewer, id: number): Promise<boolean> =>
  (await editableCater(tx, viewer, id).forNoKeyUpdate().executeTakeFirst()) !== undefined

/** As {@link lockCater}, but also blocks placing orders, and waits for those in progress. */
export const lockCaterForDeletion = async (tx: Db, viewer: AdminViewer, id: number): Promise<boolean> =>
  (await editableCater(tx, viewer, id).forUpdate().executeTakeFirst()) !== undefined

function editableCater(db: Db, viewer: Viewer, id: number) {
  const cater = db.selectFrom('cater').select('id').where('id', '=', id).where('deletedAt', 'is', null)
  if (viewer.role === 'admin') return cater
  return cater.where('id', '=', viewer.role === 'cater' ? viewer.caterId : null)
}
