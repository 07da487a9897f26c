import type { Db } from '../database/connect.ts'
import type { CaterViewer, OrderReader } from '../accounts/viewer.ts'
import { actorName } from '../accounts/userName.ts'
import { anyUuid } from './orderStore.ts'

/** A note about an order, which only its caterer's people read. */
export interface Note {
  id: string
  orderId: string
  text: string
  createdAt: Date
  /** The name of who wrote it; null once they are gone. */
  by: string | null
}

/** The notes about orders that the viewer may see, oldest first; null for all but their caterer's people. */
export async function listNotes(db: Db, viewer: OrderReader, orderIds: readonly string[]): Promise<Note[] | null> {
  if (viewer.role !== 'cater') return null
  const notes = await db
    .selectFrom('orderNote as note')
    .innerJoin('order', 'order.id', 'note.orderId')
    .leftJoin('user', 'user.id', 'note.userId')
    .select(['note.id', 'note.orderId', 'note.text', 'note.createdAt', 'user.firstName', 'user.lastName'])
    .where('note.orderId', '=', anyUuid(orderIds))
    .where('order.caterId', '=', viewer.caterId)
    .orderBy('note.createdAt')
    .orderBy('note.id')
    .execute()
  return notes.map(({ firstName, lastName, ...note }) => ({ ...note, by: actorName({ firstName, lastName }) }))
}

/** Adds a note to an order that the viewer may see. */
export async function insertNote(
  tx: Db,
  viewer: CaterViewer,
  { orderId, text, at }: { orderId: string; text: string; at: Date },
): Promise<void> {
  await tx.insertInto('orderNote').values({ orderId, text, userId: viewer.userId, createdAt: at }).execute()
}
