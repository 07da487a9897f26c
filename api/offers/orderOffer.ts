import { danishDate } from '../../domain/time/danishTime.ts'
import { canActOnOffer, offerStateAt } from '../../domain/orders/offers.ts'
import { BEYOND_CODES } from '../../domain/orders/phoneOrder.ts'
import { findRuledCater } from '../catalogue/caterStateStore.ts'
import { ProblemError } from '../http/problems.ts'
import { findMailedCater } from '../orders/mails/mailedCaterStore.ts'
import { placedCancelText } from '../orders/mails/placedCancelText.ts'
import { checkOrderAvailability } from '../orders/orderAvailability.ts'
import type { OrderCommandContext } from '../orders/orderCommandContext.ts'
import { recordEvent } from '../orders/orderEventStore.ts'
import { insertOrder } from '../orders/orderStore.ts'
import { fieldsOf, goodsOf } from '../orders/proposals/orderTerms.ts'
import { findProposalRules } from '../orders/proposals/proposalAvailability.ts'
import { offerHandled } from './offerHandled.ts'
import { linkInMail, opensOrder } from './opensOrder.ts'
import { offerOrderedMail, offerOrderedNotice } from './offerMails.ts'
import { findOffer, lockOffer, type OfferLinkViewer, type OfferRow, updateOffer } from './offerStore.ts'
import { assertSeenPrice } from './offerTerms.ts'

/**
 * The reasons that the caterer has decided with its offer are not checked again. A full day is: an offer reserves no
 * covers, and what is past is past.
 */
const DECIDED_BY_OFFER = BEYOND_CODES.filter((code) => code !== 'DAY_FULL')

/**
 * SHA-3: orders the approved offer of a link in the caller's transaction, at its frozen content and price: accepted at
 * once, since the offer was binding. One that was ordered within the last hour answers its order, so that of two who order
 * at once both get the same. Undefined if the offer is gone. Throws 409 `offer_handled`, `price_changed` with the price,
 * `not_offerable` where the caterer takes no orders any more, or `link_in_mail` for one that was ordered before, and
 * OrderRejected where its day is full or past.
 */
export async function orderOffer(
  context: OrderCommandContext,
  viewer: OfferLinkViewer,
  seenPrice: number,
): Promise<{ id: string; orderRef: number } | undefined> {
  const { tx, at } = context
  const offer = await lockOffer(tx, viewer, viewer.offerId)
  if (!offer) return undefined
  if (offer.state === 'ordered') {
    if (!(await opensOrder(tx, offer, at))) throw linkInMail()
    return findOrdered(context, viewer)
  }
  const state = offerStateAt(offer.state, offer.validUntil, danishDate(at))
  if (!canActOnOffer('order', 'customer', state)) throw offerHandled()
  assertSeenPrice(seenPrice, offer.terms)
  return placeOffered(context, offer)
}

async function findOrdered({ tx }: OrderCommandContext, viewer: OfferLinkViewer) {
  const { orderId = null, orderRef = null } = (await findOffer(tx, viewer, viewer.offerId)) ?? {}
  if (orderId === null || orderRef === null) throw offerHandled()
  return { id: orderId, orderRef }
}

async function placeOffered({ tx, mailQueue, site, at }: OrderCommandContext, offer: OfferRow) {
  const { terms, caterId } = offer
  if (!(await findRuledCater(tx, caterId))) throw closed()
  const menuIds = terms.content.menus.map(({ id }) => id)
  const rules = await findProposalRules(tx, caterId, menuIds)
  if (!rules) throw closed()
  const request = {
    caterId,
    rules,
    menus: terms.content.menus,
    time: { date: terms.date, clock: terms.clock },
    zipCode: terms.zipCode,
    goods: goodsOf(terms),
  }
  const available = await checkOrderAvailability(tx, request, at, DECIDED_BY_OFFER)
  await available.reserveRoom()
  const order = await insertOrder(tx, {
    ...fieldsOf(terms),
    deliveryZone: terms.deliveryZone,
    caterId,
    userId: null,
    orderer: offer.customerName,
    email: offer.customerEmail,
    phoneNumber: offer.customerPhone,
    comment: null,
    createdAt: at,
    countedCovers: available.covers,
    cancelSteps: JSON.stringify(rules.cancelSteps),
    caterAccept: true,
    handledAt: at,
  })
  await updateOffer(tx, offer.id, { state: 'ordered', orderedAt: at, orderId: order.id })
  const cater = await findMailedCater(tx, caterId, site)
  const cancelText = placedCancelText(rules, terms.date, at, true)
  await mailQueue.enqueue(
    tx,
    offerOrderedMail(offer, order, cater, at, cancelText),
    offerOrderedNotice(offer, order, cater, at),
  )
  await recordEvent(tx, { orderId: order.id, type: 'placed', at })
  return { id: order.id, orderRef: order.orderRef }
}

const closed = () => new ProblemError(409, 'not_offerable', { detail: 'The caterer takes no orders any more.' })
