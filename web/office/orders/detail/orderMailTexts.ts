import type { OrderMailState } from '../../../__generated__/OrderMail_mail.graphql.ts'
import type { StatusShape } from '../../../ui/StatusMark.tsx'

const KINDS: Readonly<Record<string, string>> = {
  placed: 'Bekræftelse til kunden',
  accepted: 'Godkendelse til kunden',
  refused: 'Afvisning til kunden',
  receipt: 'Kvittering til kunden',
  cater_message: 'Besked til kunden',
  notice: 'Ny ordre, til jer',
  reminder: 'Påmindelse, til jer',
  customer_message: 'Besked fra kunden, til jer',
}

/** The Danish name of a kind of mail about an order. */
export function mailKindText(kind: string): string {
  return KINDS[kind] ?? 'Mail'
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
