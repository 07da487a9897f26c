import type { CaterViewer, Viewer } from '../http/viewer.ts'
import { clearAnswer, undoableUntil } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderStore.ts'

/**
 * Undoes the viewer's own accept or refuse of an order within 10 s, and cancels its mail, in the caller's transaction.
 * Undefined if it is too late or there is nothing to undo: the caller must roll back then.
 */
export async function undoAnswer(
  { tx, mailQueue, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<OrderWithHistory | undefined> {
  const order = await clearAnswer(tx, viewer, id, at)
  if (!order) return undefined
  const [mail] = await mailQueue.cancel(tx, id, ['accepted', 'refused'])
  // A mail with an attempt may have arrived
  if (!mail || mail.attempts > 0) return undefined
  await recordEvent(tx, { orderId: id, type: 'undone', at, by: viewer.name || null })
  return findOrder(tx, viewer, id)
}

/**
 * True where {@link undoAnswer} by the viewer would succeed: the viewer has accepted or refused the order itself, in
 * time, it is not paid, and the mail about it still waits.
 */
export function canUndoAnswer(order: OrderWithHistory, viewer: Viewer, at: Date): boolean {
  const { status, caterId, handledAt, handledBy, mails } = order
  if (status !== 'accepted' && status !== 'refused') return false
  if (viewer.role !== 'cater' || viewer.caterId !== caterId || handledBy !== viewer.userId) return false
  if (!handledAt || undoableUntil(handledAt) < at) return false
  return mails.some(({ kind, state, attempts }) => kind === status && state === 'queued' && attempts === 0)
}
