import { formatAllergenContact } from '../../domain/foods/allergenTexts.ts'
import { formatLongDate } from '../../domain/time/formats.ts'
import { offerName } from '../../domain/orders/offers.ts'
import { formatPhone } from '../../domain/texts/phone.ts'
import { NO_WITHDRAWAL_TEXT } from '../../domain/texts/texts.ts'
import { createLinkMark } from '../mail/linkMark.ts'
import type { CaterMailKind, NewMail } from '../mail/mail.ts'
import { fieldsOf } from '../orders/proposals/orderTerms.ts'
import { deliveryFacts, type Letter } from '../orders/mails/orderLetter.ts'
import { caterMail, customerMail, type MailedCater, type MailedOrder, toMail } from '../orders/mails/orderMails.ts'
import type { OfferRow } from './offerStore.ts'

/** SHA-3: the mail to the customer with an offer and the link to its page. */
export function offerMail(offer: OfferRow, cater: MailedCater, at: Date): NewMail {
  const { title, message } = offer
  const name = offerName(offer)
  const linkMark = createLinkMark()
  const letter: Letter = {
    title: name,
    paragraphs: [
      `Hej ${offer.customerName}`,
      `${cater.name} har lavet et tilbud til dig${title === null ? '.' : `: ${title}`}`,
      ...(message === null ? [] : [message]),
      `Tilbuddet gælder til og med den ${formatLongDate(offer.validUntil)}. Du godkender eller afviser det på tilbuddets side. ` +
        'Der er først bestilt noget, når du har trykket på "Bestil med betalingspligt".',
      NO_WITHDRAWAL_TEXT,
      `Du kan svare på denne mail for at skrive til ${cater.name}.`,
    ],
    link: { text: 'Se tilbuddet', url: `${cater.officeSite}/tilbud/${linkMark}` },
    facts: offerFacts(offer),
    order: fieldsOf(offer.terms),
    allergenContact: formatAllergenContact(cater.phoneNumber),
  }
  const subject = `${name} fra ${cater.name}`
  const addresses = { to: offer.customerEmail, replyTo: cater.email }
  return { ...toMail('offer', subject, letter, addresses, aboutOffer(offer), at), linkMark }
}

/** The notice to the caterer that its customer has approved an offer. */
export const offerApprovedMail = (offer: OfferRow, cater: MailedCater, at: Date): NewMail =>
  offerNotice('offer_approved_notice', `${offerName(offer)} er godkendt`, offer, cater, at, [
    `${offer.customerName} har godkendt jeres tilbud. Der er ikke bestilt noget endnu: det kan kunden gøre til og med den ${formatLongDate(offer.validUntil)}.`,
  ])

/** The notice to the caterer that its customer has declined an offer. */
export const offerDeclinedMail = (offer: OfferRow, cater: MailedCater, at: Date): NewMail =>
  offerNotice('offer_declined_notice', `${offerName(offer)} er afvist`, offer, cater, at, [
    `${offer.customerName} har afvist jeres tilbud. I kan sende en ny version, hvis I vil foreslå noget andet.`,
  ])

/** The confirmation to the customer of the order that an offer has become; `cancelText` is what cancelling costs. */
export const offerOrderedMail = (
  offer: OfferRow,
  order: MailedOrder,
  cater: MailedCater,
  at: Date,
  cancelText: string,
): NewMail =>
  customerMail('placed', `Bekræftelse på din bestilling ${order.orderRef}`, order, cater, at, [
    `Tak for din bestilling hos ${cater.name}. Den er godkendt med det indhold og den pris, der stod i ${lowerCase(offerName(offer))}.`,
    NO_WITHDRAWAL_TEXT,
    cancelText,
  ])

/** The notice to the caterer of the order that its offer has become. */
export const offerOrderedNotice = (offer: OfferRow, order: MailedOrder, cater: MailedCater, at: Date): NewMail =>
  caterMail('offer_ordered_notice', `${offerName(offer)} er bestilt: Bestilling ${order.orderRef}`, order, cater, at, [
    `${order.orderer} har bestilt efter jeres tilbud. Tilbuddet var bindende, så bestillingen er godkendt.`,
  ])

function offerNotice(
  kind: CaterMailKind,
  subject: string,
  offer: OfferRow,
  cater: MailedCater,
  at: Date,
  paragraphs: string[],
): NewMail {
  const letter: Letter = {
    title: offerName(offer),
    paragraphs: [`Hej ${cater.name}`, ...paragraphs],
    link: { text: 'Åbn tilbuddet', url: `${cater.officeSite}/admin/tilbud/${offer.id}` },
    facts: [
      ...offerFacts(offer),
      { name: 'Kunde', value: offer.customerName },
      { name: 'Email', value: offer.customerEmail },
      { name: 'Telefon', value: formatPhone(offer.customerPhone) },
    ],
    order: fieldsOf(offer.terms),
    allergenContact: null,
  }
  return toMail(kind, subject, letter, { to: cater.email, replyTo: null }, aboutOffer(offer), at)
}

const offerFacts = (offer: OfferRow): Letter['facts'] => [
  { name: 'Tilbud', value: offerName(offer).replace('Tilbud ', '') },
  ...deliveryFacts(fieldsOf(offer.terms)),
  { name: 'Gælder til og med', value: formatLongDate(offer.validUntil) },
]

const aboutOffer = ({ id }: OfferRow) => ({ orderId: null, offerId: id })

const lowerCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
