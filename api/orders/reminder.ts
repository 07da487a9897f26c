import { findMailedCater } from './mails/mailedCaterStore.ts'
import { hasMail } from './mails/orderMailStore.ts'
import { unwrittenReminder } from './mails/placedLetters.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import type { OrderRow } from './orderStore.ts'

const REMINDER_DELAY_MS = 30 * 60_000

/** ORL-6: when the caterer is reminded of an order that nobody has seen by then. */
export const reminderAt = (placedAt: Date): Date => new Date(placedAt.getTime() + REMINDER_DELAY_MS)

/** Queues the reminder of an order that nobody has seen again, unless it was sent before its answer cancelled it. */
export async function restoreReminder(
  { tx, mailQueue, site, at }: OrderCommandContext,
  order: OrderRow,
): Promise<void> {
  if (order.seenAt !== null || (await hasMail(tx, order.id, 'reminder'))) return
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, unwrittenReminder(order, cater, at, reminderAt(order.createdAt)))
}
