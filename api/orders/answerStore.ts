import { UNDO_MS } from '../../domain/orderStates.ts'
import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer } from '../http/viewer.ts'
import type { OrderRow } from './orderStore.ts'

/** What answering an order writes; see {@link acceptOrRefuseOrder}. */
export type Answer =
  | { type: 'accepted' }
  | { type: 'refused'; reason: string | null }
  | { type: 'paid'; paymentMethodOther: boolean }

/** The last moment to take an answer back; mails about it wait until then. */
export const undoableUntil = (handledAt: Date): Date => new Date(handledAt.getTime() + UNDO_MS)

/**
 * Answers an order of the viewer's caterer; undefined where it is not there or its state does not allow it. The guard
 * is in the WHERE: of two at once the second finds no row.
 */
export async function acceptOrRefuseOrder(
  tx: Db,
  viewer: CaterViewer,
  id: string,
  answer: Answer,
  at: Date,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  const unrefused = ownOrder(tx, viewer, id).where('refused', '=', false)
  if (answer.type === 'paid') {
    return unrefused
      .where('caterAccept', '=', true)
      .where('paid', '=', false)
      .set({ paid: true, paymentMethodOther: answer.paymentMethodOther })
      .returningAll()
      .executeTakeFirst()
  }
  const answered = answer.type === 'accepted' ? { caterAccept: true } : { refused: true, refusedReason: answer.reason }
  return unrefused
    .where('caterAccept', '=', false)
    .set({ ...answered, handledAt: at, handledBy: viewer.userId })
    .returningAll()
    .executeTakeFirst()
}

/** Lets an order await approval again; undefined where the viewer has not just accepted or refused it, or it is paid. */
export async function clearAnswer(tx: Db, viewer: CaterViewer, id: string, at: Date): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id)
    .where('handledBy', '=', viewer.userId)
    .where('handledAt', '>=', new Date(at.getTime() - UNDO_MS))
    .where('paid', '=', false)
    .set({ caterAccept: false, refused: false, refusedReason: null, handledAt: null, handledBy: null })
    .returningAll()
    .executeTakeFirst()
}

/** Notes that the viewer's caterer has opened an order; undefined where it is not there or was seen before. */
export async function markSeen(tx: Db, viewer: CaterViewer, id: string, at: Date): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id).where('seenAt', 'is', null).set({ seenAt: at }).returningAll().executeTakeFirst()
}

const ownOrder = (tx: Db, viewer: CaterViewer, id: string) =>
  tx.updateTable('order').where('id', '=', id).where('caterId', '=', viewer.caterId)
