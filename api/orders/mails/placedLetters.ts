import type { Db } from '../../database/connect.ts'
import type { LetterFacts } from '../../database/schema.ts'
import type { MailContent, NewMail, UnwrittenMail } from '../../mail/mail.ts'
import { findMailedCater } from './mailedCaterStore.ts'
import { listMailedOrders } from './orderMailStore.ts'
import {
  type MailedCater,
  type MailedOrder,
  noticeMail,
  PLACED_SUBJECTS,
  placedMail,
  reminderMail,
} from './orderMails.ts'

/** When the mails of a new order were caused, when its caterer is reminded, and what cancelling costs. */
interface Placed {
  at: Date
  remindAt: Date
  cancelText: string
}

/**
 * The mails of a new order without their content. That is written once they are due, by whoever delivers them: an order
 * that answers nobody but its customer waits for no letter, and a reminder that is not needed any more is never written.
 */
export const unwrittenMails = (order: Placing, cater: Recipient, { at, remindAt, cancelText }: Placed): NewMail[] => [
  { ...unwritten('placed', order, at, { cancelText }), to: order.email, replyTo: cater.email },
  { ...unwritten('notice', order, at, {}), to: cater.email, replyTo: null },
  unwrittenReminder(order, cater, at, remindAt),
]

/** The reminder to the caterer of an order, without its content. */
export const unwrittenReminder = (order: Placing, cater: Recipient, at: Date, remindAt: Date): NewMail => ({
  ...unwritten('reminder', order, at, {}),
  to: cater.email,
  replyTo: null,
  sendAfter: remindAt,
})

type Placing = Pick<MailedOrder, 'id' | 'orderRef' | 'email'>
type Recipient = Pick<MailedCater, 'email'>

const unwritten = (kind: keyof typeof PLACED_SUBJECTS, order: Placing, at: Date, letter: LetterFacts) => ({
  kind,
  orderId: order.id,
  subject: PLACED_SUBJECTS[kind](order.orderRef),
  html: '',
  text: '',
  createdAt: at,
  letter: JSON.stringify(letter),
})

/** Reads what the contents of such mails are written from: the orders as they are by now. `site` is the root address. */
export async function readPlacedLetters(
  db: Db,
  site: string,
  mails: readonly UnwrittenMail[],
): Promise<(mail: UnwrittenMail) => MailContent> {
  const orders = await listMailedOrders(
    db,
    mails.flatMap(({ orderId }) => orderId ?? []),
  )
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const caterIds = [...new Set(orders.map(({ caterId }) => caterId))]
  const caters = await Promise.all(caterIds.map(async (id) => [id, await findMailedCater(db, id, site)] as const))
  const caterOf = new Map(caters)
  return (mail) => {
    const order = orderOf.get(mail.orderId ?? '')
    const cater = order && caterOf.get(order.caterId)
    if (!cater) throw new Error(`Mail ${mail.id} is about no order`)
    return write(mail, order, cater)
  }
}

function write({ kind, createdAt, letter }: UnwrittenMail, order: MailedOrder, cater: MailedCater): MailContent {
  switch (kind) {
    case 'placed':
      return placedMail(order, cater, createdAt, letter.cancelText ?? '')
    case 'notice':
      return noticeMail(order, cater, createdAt)
    case 'reminder':
      return reminderMail(order, cater, createdAt)
    default:
      throw new Error(`A mail of the kind ${kind} is written with what causes it`)
  }
}
