import type { CaterViewer } from '../http/viewer.ts'
import { undoWhere } from './answerStore.ts'
import type { Deed } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type WholeOrder } from './orderStore.ts'

/**
 * Takes back what the viewer has answered an order within the last 10 s, with its mail, in the caller's transaction:
 * roll that back where it answers undefined, which is where it is too late or never was.
 */
export async function undoAnswer(
  { tx, mailQueue, at }: Deed,
  viewer: CaterViewer,
  id: string,
): Promise<WholeOrder | undefined> {
  const order = await undoWhere(tx, viewer, id, at)
  if (!order) return undefined
  const [mail] = await mailQueue.takeBack(tx, id, ['accepted', 'refused'])
  // One that was tried once may have arrived
  if (!mail || mail.attempts > 0) return undefined
  await recordEvent(tx, { orderId: id, type: 'undone', at, by: viewer.name || null })
  return findOrder(tx, viewer, id)
}
