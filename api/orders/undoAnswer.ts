import type { CaterViewer } from '../http/viewer.ts'
import { clearAnswer } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderStore.ts'

/**
 * Takes back what the viewer has answered an order within the last 10 s, with its mail, in the caller's transaction:
 * roll that back where it answers undefined, which is where it is too late or never was.
 */
export async function undoAnswer(
  { tx, mailQueue, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<OrderWithHistory | undefined> {
  const order = await clearAnswer(tx, viewer, id, at)
  if (!order) return undefined
  const [mail] = await mailQueue.cancel(tx, id, ['accepted', 'refused'])
  // One that was tried once may have arrived
  if (!mail || mail.attempts > 0) return undefined
  await recordEvent(tx, { orderId: id, type: 'undone', at, by: viewer.name || null })
  return findOrder(tx, viewer, id)
}
