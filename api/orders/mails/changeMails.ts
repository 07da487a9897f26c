import type { NewMail } from '../../mail/mail.ts'
import { caterMail, customerMail, type MailedCater, type MailedOrder } from './orderMails.ts'

/** The confirmation to the customer who has changed an order. */
export const changedMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  customerMail('changed', `Din bestilling ${order.orderRef} er ændret`, order, cater, at, [
    `Du har ændret din bestilling hos ${cater.name}. Sådan ser den ud nu.`,
  ])

/** The notice to the caterer of what its customer has changed. */
export const changedNoticeMail = (order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('changed_notice', `Bestilling ${order.orderRef} er ændret`, order, cater, at, [
    'Kunden har ændret en bestilling inden for jeres frist. Sådan ser den ud nu.',
  ])
