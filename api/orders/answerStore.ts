import { type PaymentMethod, UNDO_MS } from '../../domain/orders/orderStates.ts'
import type { UndoableAnswer } from '../../contract/orders.ts'
import type { Db } from '../database/connect.ts'
import { isUuid } from '../database/uuid.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import type { OrderRow } from './orderStore.ts'

/** The caterer's decision about an order that awaits approval. */
type AcceptOrRefuse = { type: 'accepted' } | { type: 'refused'; reason: string | null }

/** The caterer's decision about an order: accepted, refused or paid. */
export type OrderDecision = AcceptOrRefuse | { type: 'paid'; paymentMethod: PaymentMethod }

/** The last moment at which what was answered then can be undone; its mail is not sent before. */
export const undoableUntil = (answeredAt: Date): Date => new Date(answeredAt.getTime() + UNDO_MS)

/**
 * Accepts or refuses an order of the viewer's caterer; undefined if there is none such or its state does not allow it.
 * The WHERE clause checks the state, so that of two concurrent answers the second finds no row.
 */
export async function acceptOrRefuseOrder(
  tx: Db,
  viewer: CaterViewer,
  id: string,
  decision: AcceptOrRefuse,
  at: Date,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  const values =
    decision.type === 'accepted' ? { caterAccept: true } : { refused: true, refusedReason: decision.reason }
  return ownOrder(tx, viewer, id)
    .where('status', '=', 'awaiting')
    .set({ ...values, handledAt: at, handledBy: viewer.userId })
    .returningAll()
    .executeTakeFirst()
}

/** Marks an accepted order of the viewer's caterer paid; undefined if there is none such or it is paid already. */
export async function markPaid(
  tx: Db,
  viewer: CaterViewer,
  id: string,
  { paymentMethod }: { paymentMethod: PaymentMethod },
  at: Date,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id)
    .where('status', '=', 'accepted')
    .set({ paid: true, paymentMethodOther: paymentMethod === 'BANK_TRANSFER', paidAt: at, paidBy: viewer.userId })
    .returningAll()
    .executeTakeFirst()
}

/** Returns a paid order to accepted; undefined if the viewer has not marked it paid within UNDO_MS. */
export async function clearPayment(tx: Db, viewer: CaterViewer, id: string, at: Date): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id)
    .where('paidBy', '=', viewer.userId)
    .where('paidAt', '>=', new Date(at.getTime() - UNDO_MS))
    .where('status', '=', 'paid')
    .set({ paid: false, paymentMethodOther: false, paidAt: null, paidBy: null })
    .returningAll()
    .executeTakeFirst()
}

/**
 * Returns an order to awaiting approval; undefined if it is paid, or the viewer has not accepted or refused it, as
 * `answers` allow, within UNDO_MS.
 */
export async function clearAnswer(
  tx: Db,
  viewer: CaterViewer,
  id: string,
  answers: readonly UndoableAnswer[],
  at: Date,
): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id)
    .where('handledBy', '=', viewer.userId)
    .where('handledAt', '>=', new Date(at.getTime() - UNDO_MS))
    .where('status', 'in', ['accepted', 'refused'])
    .where('status', 'in', answers)
    .set({ caterAccept: false, refused: false, refusedReason: null, handledAt: null, handledBy: null })
    .returningAll()
    .executeTakeFirst()
}

/** Marks an order of the viewer's caterer as seen; undefined if there is none such or it was seen before. */
export async function markSeen(tx: Db, viewer: CaterViewer, id: string, at: Date): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return ownOrder(tx, viewer, id).where('seenAt', 'is', null).set({ seenAt: at }).returningAll().executeTakeFirst()
}

const ownOrder = (tx: Db, viewer: CaterViewer, id: string) =>
  tx.updateTable('order').where('id', '=', id).where('caterId', '=', viewer.caterId)
