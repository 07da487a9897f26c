import type { CaterViewer } from '../http/viewer.ts'
import { seeWhere } from './answerStore.ts'
import type { Deed } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type WholeOrder } from './orderStore.ts'

/**
 * ORL-6: notes that somebody of its caterer has opened an order, the first time; the reminder is taken back. Answers
 * the order either way, undefined where the viewer's caterer has none such.
 */
export async function seeOrder(
  { tx, mailQueue, at }: Deed,
  viewer: CaterViewer,
  id: string,
): Promise<WholeOrder | undefined> {
  const order = await seeWhere(tx, viewer, id, at)
  if (order) {
    await mailQueue.takeBack(tx, id, ['reminder'])
    await recordEvent(tx, { orderId: id, type: 'seen', at, by: viewer.name || null })
  }
  return findOrder(tx, viewer, id)
}
