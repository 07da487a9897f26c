import { danishDate } from '../../domain/time/danishTime.ts'
import { canActOnOffer, offerStateAt } from '../../domain/orders/offers.ts'
import { findMailedCater } from '../orders/mails/mailedCaterStore.ts'
import type { OrderCommandContext } from '../orders/orderCommandContext.ts'
import { offerHandled } from './offerHandled.ts'
import { offerApprovedMail, offerDeclinedMail } from './offerMails.ts'
import { lockOffer, type OfferLinkViewer, updateOffer } from './offerStore.ts'

/**
 * SHA-3: approves or declines the offer of a link in the caller's transaction; its caterer is mailed. Nothing is ordered
 * by that. False if the offer is gone. Throws 409 `offer_handled` where its state does not allow it.
 */
export async function answerOffer(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: OfferLinkViewer,
  act: 'approve' | 'decline',
): Promise<boolean> {
  const offer = await lockOffer(tx, viewer, viewer.offerId)
  if (!offer) return false
  const state = offerStateAt(offer.state, offer.validUntil, danishDate(at))
  if (!canActOnOffer(act, 'customer', state)) throw offerHandled()
  const cater = await findMailedCater(tx, offer.caterId, site)
  if (act === 'approve') {
    await updateOffer(tx, offer.id, { state: 'approved', approvedAt: at })
    await mailQueue.enqueue(tx, offerApprovedMail(offer, cater, at))
  } else {
    await updateOffer(tx, offer.id, { state: 'declined', declinedAt: at })
    await mailQueue.enqueue(tx, offerDeclinedMail(offer, cater, at))
  }
  return true
}
