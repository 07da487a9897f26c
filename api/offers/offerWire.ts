import type { Offer } from '../../contract/offers.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { canActOnOffer, type OfferAct, offerStateAt } from '../../domain/orders/offers.ts'
import type { OfferReader, OfferWithOrder } from './offerStore.ts'

/** The wire form of an offer, as the viewer reads it now. `canOpenOrder` is that of its link, see opensOrder.ts. */
export function toWireOffer(row: OfferWithOrder, viewer: OfferReader, now: Date, canOpenOrder = false): Offer {
  const state = offerStateAt(row.state, row.validUntil, danishDate(now))
  const actor = viewer.role === 'cater' ? 'cater' : 'customer'
  const can = (act: OfferAct) => canActOnOffer(act, actor, state)
  const moment = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...row.terms,
    id: row.id,
    caterId: row.caterId,
    number: row.number,
    version: row.version,
    revision: row.revision,
    state,
    title: row.title,
    message: row.message,
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    validUntil: row.validUntil,
    createdAt: row.createdAt.toISOString(),
    sentAt: moment(row.sentAt),
    approvedAt: moment(row.approvedAt),
    declinedAt: moment(row.declinedAt),
    orderedAt: moment(row.orderedAt),
    orderId: actor === 'cater' ? row.orderId : null,
    orderRef: row.orderRef,
    canEdit: can('edit'),
    canRenew: can('renew'),
    canApprove: can('approve'),
    canDecline: can('decline'),
    canOrder: can('order'),
    canOpenOrder,
  }
}
