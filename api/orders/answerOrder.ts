import type { NewMail } from '../mail/mail.ts'
import { acceptedMail, type MailedCater, type MailedOrder, receiptMail, refusedMail } from './mails/orderMails.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { type OrderDecision, acceptOrRefuseOrder, markPaid, undoableUntil } from './answerStore.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { recordEvent } from './orderEventStore.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { supersedeProposal } from './proposals/endProposals.ts'

function mailAbout(answer: OrderDecision, order: MailedOrder, cater: MailedCater, at: Date): NewMail {
  switch (answer.type) {
    case 'accepted':
      return acceptedMail(order, cater, at)
    case 'refused':
      return refusedMail(order, cater, at)
    case 'paid':
      return receiptMail(order, cater, at, answer.paymentMethod)
  }
}

/**
 * Accepts or refuses an order that awaits approval, or marks an accepted one paid, with its event and the customer's
 * mail in the caller's transaction. Undefined if the viewer's caterer has no such order in such a state.
 */
export async function answerOrder(
  context: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
  answer: OrderDecision,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, site, at } = context
  const order =
    answer.type === 'paid'
      ? await markPaid(tx, viewer, id, answer, at)
      : await acceptOrRefuseOrder(tx, viewer, id, answer, at)
  if (!order) return undefined
  await mailQueue.cancel(tx, id, answer.type === 'refused' ? ['reminder', 'allergens_changed'] : ['reminder'])
  if (answer.type !== 'paid') await supersedeProposal(context, order)
  const mail = mailAbout(answer, order, await findMailedCater(tx, order.caterId, site), at)
  await mailQueue.enqueue(tx, { ...mail, sendAfter: undoableUntil(at) })
  await recordEvent(tx, { orderId: id, type: answer.type, at, userId: viewer.userId })
  return findOrder(tx, viewer, id)
}
