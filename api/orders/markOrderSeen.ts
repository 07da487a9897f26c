import type { CaterViewer } from '../accounts/viewer.ts'
import { markSeen } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'

/**
 * ORL-6: marks an order as seen the first time that somebody of its caterer opens it, and cancels the reminder. Returns
 * the order either way; undefined if the viewer's caterer has none such.
 */
export async function markOrderSeen(
  { tx, mailQueue, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<OrderWithHistory | undefined> {
  const order = await markSeen(tx, viewer, id, at)
  if (order) {
    await mailQueue.cancel(tx, id, ['reminder'])
    await recordEvent(tx, { orderId: id, type: 'seen', at, userId: viewer.userId })
  }
  return findOrder(tx, viewer, id)
}
