import type { CaterViewer } from '../http/viewer.ts'
import { markSeen } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderStore.ts'

/**
 * ORL-6: notes that somebody of its caterer has opened an order, the first time; the reminder is taken back. Answers
 * the order either way, undefined where the viewer's caterer has none such.
 */
export async function markOrderSeen(
  { tx, mailQueue, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<OrderWithHistory | undefined> {
  const order = await markSeen(tx, viewer, id, at)
  if (order) {
    await mailQueue.cancel(tx, id, ['reminder'])
    await recordEvent(tx, { orderId: id, type: 'seen', at, by: viewer.name || null })
  }
  return findOrder(tx, viewer, id)
}
