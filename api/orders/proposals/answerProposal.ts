import { isDeepStrictEqual } from 'node:util'
import { danishMoment } from '../../../domain/time/danishTime.ts'
import { toOere } from '../../../domain/money/money.ts'
import { canAct, type OrderAct } from '../../../domain/orders/orderActs.ts'
import {
  canActOnProposal,
  type ProposalAct,
  type ProposalSide,
  type ProposalState,
  proposalStateAt,
} from '../../../domain/orders/proposals.ts'
import { ProblemError } from '../../http/problems.ts'
import type { CaterViewer, LinkViewer } from '../../accounts/viewer.ts'
import { findMailedCater } from '../mails/mailedCaterStore.ts'
import { agreedMail, agreedNoticeMail, declinedMail, declinedNoticeMail } from './proposalMails.ts'
import type { OrderCommandContext } from '../orderCommandContext.ts'
import { actorOf, recordEvent } from '../orderEventStore.ts'
import { findOrder, type OrderWithHistory } from '../orderHistoryStore.ts'
import { lockVisibleOrder, type OrderRow } from '../orderStore.ts'
import { toOrderStatus } from '../statusColumn.ts'
import { MAILS_OF_OPEN } from './endProposals.ts'
import { termsOf, withTerms } from './orderTerms.ts'
import { endProposal, findProposal, setProposedPlace, type ProposalRow } from './proposalStore.ts'

/** Rolls back the transaction of an answer that comes too late: the proposal is not open any more. */
export class ProposalHandled extends Error {
  override name = 'ProposalHandled'
}

/** The act on a proposal; `price` is the total in kroner that the accepting party has seen. */
export type ProposalDecision = { act: Exclude<ProposalAct, 'accept'> } | { act: 'accept'; price: number }

const ACTS = {
  accept: 'acceptProposal',
  decline: 'declineProposal',
  withdraw: 'withdrawProposal',
} as const satisfies Record<ProposalAct, OrderAct>

const STATES = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<ProposalAct, ProposalState>

/**
 * CHG-5: accepts, declines or withdraws a proposal of an order of the viewer, in the caller's transaction. Accepting
 * changes the order, accepts one that awaits approval, and moves its reserved covers; it cannot be undone. The order is locked
 * first, so that of two who answer the second finds it answered. Undefined if there is no such proposal. Throws
 * {@link ProposalHandled} where it is not open any more, and 409 `not_yours`, `price_changed` or `order_changed`.
 */
export async function answerProposal(
  context: OrderCommandContext,
  viewer: CaterViewer | LinkViewer,
  { orderId, proposalId }: { orderId: string; proposalId: string },
  answer: ProposalDecision,
): Promise<OrderWithHistory | undefined> {
  const { tx, mailQueue, at } = context
  const side: ProposalSide = viewer.role === 'cater' ? 'cater' : 'customer'
  const order = await lockVisibleOrder(tx, viewer, orderId)
  const proposal = order && (await findProposal(tx, order.id, proposalId))
  if (!proposal) return undefined
  const { act } = answer
  const state = proposalStateAt(proposal.state, proposal.openUntil, at)
  if (state !== 'open' || order.deliveredAt !== null) throw new ProposalHandled()
  if (!canActOnProposal(act, side, proposal.by, state)) throw notYours()
  if (!canAct(ACTS[act], side, toOrderStatus(order.status))) throw new ProposalHandled()
  if (answer.act === 'accept') assertAcceptable(order, proposal, answer.price, at)

  await mailQueue.cancel(tx, order.id, MAILS_OF_OPEN)
  await endProposal(tx, proposal.id, STATES[act], at)
  if (act === 'accept') await applyTerms(context, order, proposal, viewer)
  else await setProposedPlace(tx, order.id, null)
  if (act === 'decline') await enqueueDeclined(context, order, proposal)
  await recordEvent(tx, { orderId: order.id, type: `proposal_${STATES[act]}`, at, ...actorOf(viewer) })
  return findOrder(tx, viewer, order.id)
}

/** Throws 409 where another price was seen, or the order is another one than the proposal was made for. */
function assertAcceptable(order: OrderRow, { terms, before }: ProposalRow, seenPrice: number, at: Date): void {
  if (toOere(seenPrice) !== toOere(terms.price)) throw priceChanged(terms.price)
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(termsOf(order))), before)
  const isPast = [before, terms].some(({ date, clock }) => danishMoment(date, clock) <= at)
  if (!isSame || isPast) throw orderChanged()
}

async function applyTerms(
  { tx, mailQueue, site, at }: OrderCommandContext,
  order: OrderRow,
  { terms, by, countedCovers }: ProposalRow,
  viewer: CaterViewer | LinkViewer,
): Promise<void> {
  const wasAwaiting = order.status === 'awaiting'
  await setProposedPlace(tx, order.id, null, {
    deliveryDate: terms.date,
    deliveryTime: terms.clock,
    address: terms.address,
    zipCode: terms.zipCode,
    city: terms.city,
    content: JSON.stringify(terms.content),
    activePeriodPrice: terms.activePeriodPrice && JSON.stringify(terms.activePeriodPrice),
    deliveryFeeOere: terms.deliveryFee === null ? null : toOere(terms.deliveryFee),
    deliveryZone: terms.deliveryZone,
    priceOere: toOere(terms.price),
    countedCovers,
    // What both have agreed on is what the customer may change a little of
    orderedCovers: null,
    ...(wasAwaiting && {
      caterAccept: true,
      handledAt: at,
      handledBy: viewer.role === 'cater' ? viewer.userId : null,
    }),
  })
  // The mail of an acceptance that could still be undone: without it, it cannot, and one mail says all
  await mailQueue.cancel(tx, order.id, ['reminder', 'accepted'])
  const cater = await findMailedCater(tx, order.caterId, site)
  const agreed = withTerms(order, terms)
  const isByCater = by === 'cater'
  await mailQueue.enqueue(
    tx,
    agreedMail(agreed, cater, at, { isByCater, wasAwaiting }),
    // Who has just accepted in the back office needs no mail
    ...(isByCater ? [agreedNoticeMail(agreed, cater, at)] : []),
  )
}

async function enqueueDeclined(
  { tx, mailQueue, site, at }: OrderCommandContext,
  order: OrderRow,
  { by }: ProposalRow,
): Promise<void> {
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, (by === 'cater' ? declinedNoticeMail : declinedMail)(order, cater, at))
}

const notYours = () =>
  new ProblemError(409, 'not_yours', { detail: 'A proposal is answered by the other side, and withdrawn by its own.' })
const priceChanged = (price: number) =>
  new ProblemError(409, 'price_changed', { detail: 'The proposal costs something else.', extra: { price } })
const orderChanged = () =>
  new ProblemError(409, 'order_changed', { detail: 'The order is another one than the proposal was made for.' })
