import { proposalStateAt } from '../../../domain/orders/proposals.ts'
import type { MailKind } from '../../mail/mail.ts'
import { findMailedCater } from '../mails/mailedCaterStore.ts'
import { expiredMail, expiredNoticeMail } from './proposalMails.ts'
import type { OrderCommandContext } from '../orderCommandContext.ts'
import { recordEvent } from '../orderEventStore.ts'
import { lockAnyOrder, type OrderRow } from '../orderStore.ts'
import { endProposal, findOpenProposal, setProposedPlace, type ProposalRow } from './proposalStore.ts'

/** The mails about an open proposal: nobody needs them once it is over. */
export const MAILS_OF_OPEN: readonly MailKind[] = [
  'proposal',
  'proposal_notice',
  'proposal_reminder',
  'proposal_reminder_notice',
]

/**
 * CHG-4: ends the open proposal of an order that is changed otherwise, in the caller's transaction, which has locked the
 * order: it is superseded, or has expired where its time is over.
 */
export async function supersedeProposal(context: OrderCommandContext, order: OrderRow): Promise<void> {
  const open = await findOpenProposal(context.tx, order.id)
  if (!open) return
  if (proposalStateAt(open.state, open.openUntil, context.at) === 'expired') return expire(context, order, open)
  await context.mailQueue.cancel(context.tx, order.id, MAILS_OF_OPEN)
  await setProposedPlace(context.tx, order.id, null)
  await endProposal(context.tx, open.id, 'superseded', context.at)
}

/** CHG-5: ends the open proposal of an order if its time is over; both sides are mailed. False where there is none. */
export async function expireProposal(context: OrderCommandContext, orderId: string): Promise<boolean> {
  const order = await lockAnyOrder(context.tx, orderId)
  const open = order && (await findOpenProposal(context.tx, orderId))
  if (!open || proposalStateAt(open.state, open.openUntil, context.at) !== 'expired') return false
  await expire(context, order, open)
  return true
}

async function expire(context: OrderCommandContext, order: OrderRow, open: ProposalRow): Promise<void> {
  const { tx, mailQueue, site, at } = context
  await mailQueue.cancel(tx, order.id, MAILS_OF_OPEN)
  await setProposedPlace(tx, order.id, null)
  await endProposal(tx, open.id, 'expired', open.openUntil)
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, expiredMail(order, cater, at, open), expiredNoticeMail(order, cater, at, open))
  await recordEvent(tx, { orderId: order.id, type: 'proposal_expired', at })
}
