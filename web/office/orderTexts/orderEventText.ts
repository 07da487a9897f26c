import { mailEventText } from './orderMailTexts.ts'

const EVENTS: Readonly<Record<string, string>> = {
  PLACED: 'Ordre afgivet',
  TAKEN: 'Taget imod',
  SEEN: 'Set første gang',
  ACCEPTED: 'Godkendt',
  REFUSED: 'Afvist',
  PAID: 'Markeret som betalt',
  DELIVERED: 'Leveret',
  DELIVERY_UNDONE: 'Markeringen som leveret fortrudt',
  MESSAGE: 'Besked skrevet',
  CANCELLED: 'Afbestilt',
  CHANGED: 'Levering eller kommentar ændret',
  PROPOSED: 'Ændring foreslået',
  PROPOSAL_ACCEPTED: 'Forslag accepteret',
  PROPOSAL_DECLINED: 'Forslag afvist',
  PROPOSAL_WITHDRAWN: 'Forslag trukket tilbage',
  PROPOSAL_EXPIRED: 'Forslag udløbet',
}

/**
 * The Danish text of what happened to an order. `mailKind` is that of the mail of the event, null where it is
 * not known; `earlier` are the events before it, oldest first.
 */
export function orderEventText(type: string, mailKind: string | null, earlier: readonly { type: string }[]): string {
  switch (type) {
    case 'UNDONE':
      return undoneText(earlier)
    case 'MAILED':
      return mailEventText(mailKind, 'sendt')
    case 'MAIL_FAILED':
      return mailEventText(mailKind, 'kunne ikke sendes')
    default:
      return EVENTS[type] ?? 'Ændret'
  }
}

const UNDONE: Readonly<Record<string, string>> = {
  ACCEPTED: 'Godkendelsen fortrudt',
  REFUSED: 'Afvisningen fortrudt',
  PAID: 'Markeringen som betalt fortrudt',
}

function undoneText(earlier: readonly { type: string }[]): string {
  const undone: string[] = []
  // of two answers in a row the later is undone first
  for (const { type } of earlier) {
    if (UNDONE[type]) undone.push(type)
    else if (type === 'UNDONE') undone.pop()
  }
  return UNDONE[undone.at(-1) ?? 'ACCEPTED'] ?? 'Fortrudt'
}
