import { formatAllergenContact } from '../../../domain/foods/allergenTexts.ts'
import { LATE_LINK_DAYS, lastLinkDay } from '../../../domain/orders/orderLinkExpiry.ts'
import type { PaymentMethod } from '../../../domain/orders/orderStates.ts'
import { formatPhone } from '../../../domain/texts/phone.ts'
import { NO_WITHDRAWAL_TEXT } from '../../../domain/texts/texts.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { createLinkMark } from '../../mail/linkMark.ts'
import type { CaterMailKind, CustomerMailKind, MailKind, NewMail } from '../../mail/mail.ts'
import { commonFacts, type Letter, letterHtml, letterText, type LetterOrder } from './orderLetter.ts'

/** The order that a mail is about. */
export interface MailedOrder extends LetterOrder {
  id: string
  refusedReason: string | null
}

/** The caterer of an order. */
export interface MailedCater {
  name: string
  email: string
  phoneNumber: string | null
  /** The root address of its back office, without a trailing slash. */
  officeSite: string
}

/** The subjects of the mails of a new order, by its reference. */
export const PLACED_SUBJECTS = {
  placed: (orderRef: number) => `Vi har modtaget din bestilling ${orderRef}`,
  notice: (orderRef: number) => `Ny bestilling ${orderRef}`,
  reminder: (orderRef: number) => `Påmindelse: Bestilling ${orderRef} er ikke set endnu`,
}

/** The confirmation to the customer that the order was placed; `cancelText` is what cancelling costs (CHG-14). */
export const placedMail = (order: MailedOrder, cater: MailedCater, at: Date, cancelText: string): NewMail =>
  customerMail('placed', PLACED_SUBJECTS.placed(order.orderRef), order, cater, at, [
    `Tak for din bestilling hos ${cater.name}.`,
    `${cater.name} skal nu godkende den. Du får besked i en mail.`,
    NO_WITHDRAWAL_TEXT,
    cancelText,
  ])

/** DAY-13: the confirmation of a phone order to its customer; `cancelText` is what cancelling costs. */
export const phoneOrderMail = (order: MailedOrder, cater: MailedCater, at: Date, cancelText: string): NewMail =>
  customerMail('placed', `Bekræftelse på din bestilling ${order.orderRef}`, order, cater, at, [
    `Tak for din bestilling hos ${cater.name}. Den er taget imod og godkendt.`,
    NO_WITHDRAWAL_TEXT,
    cancelText,
  ])

/** The mail to the customer when the caterer accepts. */
export const acceptedMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('accepted', `Din bestilling ${order.orderRef} er godkendt`, order, cater, at, [
    `${cater.name} har godkendt din bestilling.`,
    NO_WITHDRAWAL_TEXT,
  ])

/** The mail to the customer when the caterer refuses, with the reason if there is one. */
export const refusedMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('refused', `Din bestilling ${order.orderRef} er afvist`, order, cater, at, [
    `${cater.name} har desværre afvist din bestilling.`,
    ...(order.refusedReason === null ? [] : [`Begrundelse: ${order.refusedReason}`]),
  ])

/** The receipt to the customer when the order is marked paid. */
export const receiptMail = (order: MailedOrder, cater: MailedCater, at: Date, method: PaymentMethod): NewMail =>
  customerMail('receipt', `Kvittering for bestilling ${order.orderRef}`, order, cater, at, [
    `${cater.name} har modtaget din betaling.`,
    `Betalt med ${method === 'BANK_TRANSFER' ? 'bankoverførsel' : 'kort'}.`,
  ])

/** The caterer's message to the customer. */
export const caterMessageMail = (order: MailedOrder, cater: MailedCater, at: Date, message: string): NewMail =>
  customerMail('cater_message', `Besked om din bestilling ${order.orderRef}`, order, cater, at, [
    `${cater.name} har skrevet til dig om din bestilling:`,
    message,
  ])

/** CHG-1: the mail with a new link to the order's page, for a customer who requested one. */
export const orderLinkMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('order_link', `Nyt link til din bestilling ${order.orderRef}`, order, cater, at, [
    `Her er et nyt link til din bestilling hos ${cater.name}. Tidligere links virker ikke længere.`,
    ...(danishDate(at) > lastLinkDay(order.deliveryDate) ? [`Linket gælder i ${LATE_LINK_DAYS} dage.`] : []),
  ])

/** The notice of a new order to the caterer. */
export const noticeMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('notice', PLACED_SUBJECTS.notice(order.orderRef), order, cater, at, [
    'I har fået en ny bestilling. Åbn den for at godkende eller afvise den.',
  ])

/** The reminder to the caterer of an order that nobody has seen (ORL-6). */
export const reminderMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('reminder', PLACED_SUBJECTS.reminder(order.orderRef), order, cater, at, [
    'I har fået en bestilling, som ingen af jer har set endnu. Åbn den for at godkende eller afvise den.',
  ])

/** The customer's message to the caterer. */
export const customerMessageMail = (order: MailedOrder, cater: MailedCater, at: Date, message: string): NewMail =>
  caterMail('customer_message', `Besked fra kunden om bestilling ${order.orderRef}`, order, cater, at, [
    `${order.orderer} har skrevet til jer om en bestilling:`,
    message,
    'Åbn ordren for at svare.',
  ])

/** A mail to the caterer with the order and a link to it. */
export function caterMail(
  kind: CaterMailKind,
  subject: string,
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  paragraphs: string[],
): NewMail {
  const facts = [
    ...commonFacts(order),
    { name: 'Kunde', value: order.orderer },
    ...(order.email === '' ? [] : [{ name: 'Email', value: order.email }]),
    { name: 'Telefon', value: formatPhone(order.phoneNumber) },
  ]
  const link = { text: `Åbn ordre ${order.orderRef}`, url: `${cater.officeSite}/admin/ordre/${order.id}` }
  const letter = {
    title: letterTitle(order),
    paragraphs: [`Hej ${cater.name}`, ...paragraphs],
    link,
    facts,
    order,
    allergenContact: null,
  }
  return toMail(kind, subject, letter, { to: cater.email, replyTo: null }, { orderId: order.id }, at)
}

/** A mail to the customer with the order and a link to its page. */
export function customerMail(
  kind: CustomerMailKind,
  subject: string,
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  paragraphs: string[],
): NewMail {
  const linkMark = createLinkMark()
  const link = { text: 'Se din bestilling', url: `${cater.officeSite}/ordre/${linkMark}` }
  const closing = `Du kan svare på denne mail for at skrive til ${cater.name}.`
  const letter = {
    title: letterTitle(order),
    paragraphs: [`Hej ${order.orderer}`, ...paragraphs, closing],
    link,
    facts: commonFacts(order),
    order,
    allergenContact: formatAllergenContact(cater.phoneNumber),
  }
  const addresses = { to: order.email, replyTo: cater.email }
  return { ...toMail(kind, subject, letter, addresses, { orderId: order.id }, at), linkMark }
}

const letterTitle = ({ orderRef }: MailedOrder) => `Ordre ${orderRef}`

/** The mail of a letter about an order or an offer. */
export function toMail(
  kind: MailKind,
  subject: string,
  letter: Letter,
  addresses: Pick<NewMail, 'to' | 'replyTo'>,
  about: Pick<NewMail, 'orderId' | 'offerId'>,
  createdAt: Date,
): NewMail {
  return { kind, subject, ...about, createdAt, ...addresses, html: letterHtml(letter), text: letterText(letter) }
}
