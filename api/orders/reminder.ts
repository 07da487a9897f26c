import { findMailedCater } from './mails/mailedCaterStore.ts'
import { hasMail } from './mails/orderMailStore.ts'
import { reminderMail } from './mails/orderMails.ts'
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
  const mail = reminderMail(order, await findMailedCater(tx, order.caterId, site), at)
  await mailQueue.enqueue(tx, { ...mail, sendAfter: reminderAt(order.createdAt) })
}
