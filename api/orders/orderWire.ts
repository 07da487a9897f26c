import type { Order } from '../../contract/orders.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { toKroner } from '../../domain/money/money.ts'
import { canResend } from '../mail/resendMail.ts'
import type { OrderReader } from '../accounts/viewer.ts'
import type { OrderWithHistory } from './orderHistoryStore.ts'
import { canPropose, toWireProposal } from './proposals/proposalWire.ts'
import { canUndoAnswer } from './undoAnswer.ts'

/** The wire form of an order, as the viewer reads it now. */
export function toWire(row: OrderWithHistory, viewer: OrderReader, now: Date): Order {
  return {
    id: row.id,
    orderRef: row.orderRef,
    caterId: row.caterId,
    User: { id: row.userId, email: row.email, phoneNumber: row.phoneNumber },
    orderer: row.orderer,
    price: toKroner(row.priceOere),
    createdAt: row.createdAt.toISOString(),
    delieveryDate: row.deliveryDate,
    time: row.deliveryTime,
    city: row.city,
    zipCode: row.zipCode,
    address: row.address,
    comment: row.comment,
    refused: row.refused,
    refusedReason: row.refusedReason,
    caterAccept: row.caterAccept,
    paid: row.paid,
    payment_method_other: row.paymentMethodOther,
    seenAt: row.seenAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    content: row.content,
    subEnvelopes: [],
    messages: row.messages.map(({ id, message, orderId, sender, createdAt }) => ({
      id,
      message,
      orderId,
      sender,
      createdAt: createdAt.toISOString(),
    })),
    notes:
      row.notes &&
      row.notes.map(({ id, text, by, createdAt }) => ({ id, text, by, createdAt: createdAt.toISOString() })),
    events: row.events.map(({ type, at, by, mailKind }) => ({ type, at: at.toISOString(), by, mailKind })),
    mails: row.mails.map(({ id, kind, to, state, createdAt, sentAt, emptiedAt }) => ({
      id,
      kind,
      to,
      state,
      at: (sentAt ?? createdAt).toISOString(),
      canResend: canResend({ kind, state, emptiedAt }),
    })),
    activePeriodPrice: row.activePeriodPrice,
    deliveryFee: row.deliveryFeeOere === null ? null : toKroner(row.deliveryFeeOere),
    deliveryZone: row.deliveryZone,
    needs: row.needs ?? [],
    allergenChanges: (row.deliveryDate < danishDate(now) ? [] : row.allergenChanges).map(
      ({ food, before, after, changedAt }) => ({
        food,
        before,
        after,
        changedAt: changedAt.toISOString(),
      }),
    ),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
    cancelFee: row.cancelFeeOere === null ? null : toKroner(row.cancelFeeOere),
    cancellation: null,
    changeLimits: null,
    proposals: row.proposals.map((proposal) => toWireProposal(proposal, row, viewer, now)),
    canPropose: canPropose(row, row.proposals, viewer, now),
    byPhone: row.byPhone,
    canUndo: canUndoAnswer(row, viewer, now),
  }
}
