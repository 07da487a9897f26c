import { groupThousands } from '../../../domain/texts/numbers.ts'
import type { UndoableAnswer, UndoOffer } from '../orderActions/undoOffer.ts'

const DONE: Record<UndoableAnswer, string> = {
  ACCEPTED: 'godkendt',
  REFUSED: 'afvist',
  PAID: 'markeret som betalt',
}

const UNDONE: Record<UndoableAnswer, string> = {
  ACCEPTED: 'Godkendelsen er fortrudt',
  REFUSED: 'Afvisningen er fortrudt',
  PAID: 'Betalingen er fortrudt',
}

/** The order and its answer: 'Ordre 100042 er godkendt'. */
export function offerText({ orders, answer }: UndoOffer): string {
  const [only] = orders
  const who =
    orders.length === 1 && only ? `Ordre ${only.reference}` : `${groupThousands(String(orders.length))} ordrer`
  return `${who} er ${DONE[answer]}`
}

/** The time at which the mail of an answer is sent. */
export const mailText = ({ orders }: UndoOffer, seconds: number): string =>
  `${orders.length === 1 ? 'Mailen' : 'Mails'} sendes om ${seconds} s`

/** The undone answer, of so many orders. */
export const undoneText = (answer: UndoableAnswer, orders: number): string =>
  orders === 1 ? UNDONE[answer] : `${groupThousands(String(orders))} svar er fortrudt`
