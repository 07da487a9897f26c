import { UndoableAnswer } from '../../contract/orders.ts'
import { isOverbooked } from '../availability/availabilityStore.ts'
import { ProblemError } from '../http/problems.ts'
import type { CaterViewer, OrderReader } from '../accounts/viewer.ts'
import { clearAnswer, clearPayment, undoableUntil } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { restoreAllergenMail } from './mailAllergenChanges.ts'
import { findOrderRow } from './orderStore.ts'
import { restoreReminder } from './reminder.ts'

/**
 * Undoes the viewer's own last answer to an order within 10 s, in the caller's transaction: that it is paid, or else that
 * it is accepted or refused. Where `answer` names one, no other is undone: the second of two presses must not take back
 * what was answered before. Cancels the answer's mail, and brings back the reminder of an order that awaits approval
 * again and that nobody has seen, and the mail about changed allergens that a refusal has cancelled.
 * Undefined if it is too late, there is nothing to undo, or another answer is the last: the caller must roll back then. Throws 409 `day_full` where a
 * refused order's covers are booked by others.
 */
export async function undoAnswer(
  context: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
  answer: UndoableAnswer | null,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, at } = context
  const named = answer === null ? UndoableAnswer.options : [answer]
  const unpaid = named.includes('paid') ? await clearPayment(tx, viewer, id, at) : undefined
  const before = await findOrderRow(tx, viewer, id)
  const order = unpaid ?? (await clearAnswer(tx, viewer, id, named, at))
  if (!order) return undefined
  // A refused order has freed its covers, which somebody else may have booked
  if (before?.refused && before.countedCovers > 0 && (await isOverbooked(tx, order.caterId, order.deliveryDate)))
    throw dayFull()
  const [mail] = await mailQueue.cancel(tx, id, unpaid ? ['receipt'] : ['accepted', 'refused'])
  // A mail with an attempt may have arrived
  if (!mail || mail.attempts > 0) return undefined
  if (!unpaid) await restoreReminder(context, order)
  if (before?.refused) await restoreAllergenMail(context, order)
  await recordEvent(tx, { orderId: id, type: 'undone', at, userId: viewer.userId })
  return findOrder(tx, viewer, id)
}

const dayFull = () =>
  new ProblemError(409, 'day_full', {
    detail: 'The covers of the order were booked by others meanwhile: its day is full.',
  })

/**
 * True where {@link undoAnswer} by the viewer would succeed: the viewer has given the last answer to the order itself, in
 * time, and the mail about it still waits.
 */
export function canUndoAnswer(order: OrderWithHistory, viewer: OrderReader, now: Date): boolean {
  const answer = lastAnswer(order)
  if (!answer || viewer.role !== 'cater' || viewer.caterId !== order.caterId) return false
  if (answer.by !== viewer.userId || !answer.at || undoableUntil(answer.at) < now) return false
  return order.mails.some(({ kind, state, attempts }) => kind === answer.mail && state === 'queued' && attempts === 0)
}

function lastAnswer({ status, handledAt, handledBy, paidAt, paidBy }: OrderWithHistory) {
  if (status === 'awaiting' || status === 'cancelled') return null
  return status === 'paid'
    ? { at: paidAt, by: paidBy, mail: 'receipt' }
    : { at: handledAt, by: handledBy, mail: status }
}
