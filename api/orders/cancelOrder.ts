import type { Cancellation as WireCancellation } from '../../contract/orders.ts'
import { cancelPrice, cancelTerms } from '../../domain/orders/cancellation.ts'
import { canAct } from '../../domain/orders/orderActs.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import { findAvailabilitySettings } from '../availability/availabilityStore.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import type { CaterViewer, LinkViewer } from '../accounts/viewer.ts'
import { cancelVisibleOrder } from './cancelStore.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { calledOffMail, cancelledMail, cancelledNoticeMail } from './mails/cancelMails.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { actorOf, recordEvent } from './orderEventStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { lockVisibleOrder, type OrderRow } from './orderStore.ts'
import { supersedeProposal } from './proposals/endProposals.ts'
import { toOrderStatus } from './statusColumn.ts'

/** CHG-7: what cancelling costs the customer now, and until when; null where the order cannot be cancelled any more. */
export async function findCancellation(db: Db, order: OrderRow, now: Date): Promise<WireCancellation | null> {
  const isAwaiting = order.status === 'awaiting'
  if (!canAct('cancel', 'customer', toOrderStatus(order.status)) || order.deliveredAt !== null) return null
  const settings = await findAvailabilitySettings(db, order.caterId)
  const terms = cancelTerms(settings, order.deliveryDate, order.cancelSteps ?? [])
  const delivery = { date: order.deliveryDate, clock: order.deliveryTime, total: order.priceOere }
  const price = cancelPrice(terms, { ...delivery, isAwaiting }, now)
  if (!price) return null
  return {
    fee: toKroner(price.fee),
    percent: price.percent,
    terms: terms.map(({ until, percent }) => ({ ...until, percent })),
  }
}

/**
 * Cancels the order of a link for the fee that its customer has seen, in the caller's transaction. Undefined if its
 * status does not allow it, or the delivery has begun. Throws 409 `fee_changed` where the fee is another by now.
 */
export async function cancelByCustomer(
  context: OrderCommandContext,
  viewer: LinkViewer,
  seenFee: number,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, site, at } = context
  const current = await lockVisibleOrder(tx, viewer, viewer.orderId)
  const cancellation = current && (await findCancellation(tx, current, at))
  if (!cancellation) return undefined
  if (cancellation.fee !== seenFee) throw feeChanged()
  const cancelled = { fee: toOere(cancellation.fee), reason: null }
  const order = await cancelVisibleOrder(tx, viewer, viewer.orderId, cancelled, at)
  if (!order) return undefined
  await mailQueue.cancel(tx, order.id, ['reminder', 'allergens_changed'])
  await supersedeProposal(context, order)
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, cancelledMail(order, cater, at), cancelledNoticeMail(order, cater, at))
  await recordEvent(tx, { orderId: order.id, type: 'cancelled', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, order.id)
}

/**
 * Calls off an accepted order of the viewer's caterer, with a reason and without a fee, in the caller's transaction.
 * Undefined if there is none such or its status does not allow it.
 */
export async function callOff(
  context: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
  reason: string,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, site, at } = context
  const order = await cancelVisibleOrder(tx, viewer, id, { fee: null, reason }, at)
  if (!order) return undefined
  // What was accepted a moment ago is called off: one mail says all
  await mailQueue.cancel(tx, id, ['reminder', 'accepted', 'receipt', 'allergens_changed'])
  await supersedeProposal(context, order)
  await mailQueue.enqueue(tx, calledOffMail(order, await findMailedCater(tx, order.caterId, site), at))
  await recordEvent(tx, { orderId: id, type: 'cancelled', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, id)
}

const feeChanged = () =>
  new ProblemError(409, 'fee_changed', { detail: 'Cancelling costs something else by now: read the order again.' })
