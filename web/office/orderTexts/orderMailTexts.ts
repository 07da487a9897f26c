import type { OrderMailState } from '../../__generated__/OrderMail_mail.graphql.ts'
import type { StatusShape } from '../../ui/StatusMark.tsx'

const TO_CUSTOMER: Readonly<Record<string, string>> = {
  placed: 'Bekræftelse',
  accepted: 'Godkendelse',
  refused: 'Afvisning',
  receipt: 'Kvittering',
  cater_message: 'Besked',
  order_link: 'Nyt link',
  changed: 'Ændring',
  cancelled: 'Afbestilling',
  called_off: 'Aflysning',
  proposal: 'Forslag',
  proposal_reminder: 'Påmindelse om forslag',
  proposal_accepted: 'Accepteret forslag',
  proposal_declined: 'Svar på forslag',
  proposal_expired: 'Udløbet forslag',
  allergens_changed: 'Ændrede allergener',
}

const TO_CATER: Readonly<Record<string, string>> = {
  notice: 'Notifikation om ny ordre',
  reminder: 'Påmindelse',
  customer_message: 'Besked fra kunden',
  changed_notice: 'Notifikation om ændring',
  cancelled_notice: 'Notifikation om afbestilling',
  proposal_notice: 'Forslag fra kunden',
  proposal_reminder_notice: 'Påmindelse om forslag',
  proposal_accepted_notice: 'Accepteret forslag',
  proposal_declined_notice: 'Svar på forslag',
  proposal_expired_notice: 'Udløbet forslag',
  offer_ordered_notice: 'Bestilt tilbud',
}

/** The Danish name of a kind of mail about an order. */
export function mailKindText(kind: string): string {
  if (TO_CATER[kind]) return `${TO_CATER[kind]}, til jer`
  return TO_CUSTOMER[kind] ? `${TO_CUSTOMER[kind]} til kunden` : 'Mail'
}

/** The text of a mail in the history of an order; its kind is null where it is not known. */
export function mailEventText(kind: string | null, state: 'sendt' | 'kunne ikke sendes'): string {
  const toCustomer = kind === null ? undefined : TO_CUSTOMER[kind]
  const toCater = kind === null ? undefined : TO_CATER[kind]
  if (toCustomer) return `${toCustomer} ${state} til kunden`
  return toCater ? `${toCater} ${state} til jer` : `Mail ${state}`
}

/** The state of a mail as a word and a shape. */
export function mailStateMark(state: OrderMailState): { text: string; shape: StatusShape } {
  switch (state) {
    case 'QUEUED':
      return { text: 'Venter', shape: 'underWay' }
    case 'FAILED':
      return { text: 'Fejlet', shape: 'failed' }
    default:
      return { text: 'Sendt', shape: 'accepted' }
  }
}
