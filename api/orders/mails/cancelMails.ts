import { formatKroner } from '../../../domain/money/money.ts'
import type { NewMail } from '../../mail/mail.ts'
import { caterMail, customerMail, type MailedCater, type MailedOrder } from './orderMails.ts'

/** An order that was cancelled. */
export interface CancelledOrder extends MailedOrder {
  /** Øre; null where the caterer has called it off. */
  cancelFeeOere: number | null
  cancelReason: string | null
}

/** The confirmation to the customer who has cancelled. */
export const cancelledMail = (order: CancelledOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('cancelled', `Din bestilling ${order.orderRef} er afbestilt`, order, cater, at, [
    `Du har afbestilt din bestilling hos ${cater.name}.`,
    feeText(order, 'Det koster ikke noget.'),
  ])

/** The mail to the customer when the caterer calls an order off. */
export const calledOffMail = (order: CancelledOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('called_off', `Din bestilling ${order.orderRef} er aflyst`, order, cater, at, [
    `${cater.name} har desværre måttet aflyse din bestilling. Du skal ikke betale for den.`,
    ...(order.cancelReason === null ? [] : [`Begrundelse: ${order.cancelReason}`]),
  ])

/** The notice to the caterer of an order that its customer has cancelled. */
export const cancelledNoticeMail = (order: CancelledOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('cancelled_notice', `Bestilling ${order.orderRef} er afbestilt`, order, cater, at, [
    'Kunden har afbestilt en bestilling. Dens kuverter er ledige igen.',
    feeText(order, 'Det er uden gebyr.'),
  ])

const feeText = ({ cancelFeeOere }: CancelledOrder, free: string): string =>
  cancelFeeOere === null || cancelFeeOere === 0 ? free : `Gebyr efter vilkårene: ${formatKroner(cancelFeeOere)}.`
