import type { Db } from '../database/connect.ts'
import { executePrepared } from '../database/executePrepared.ts'
import type { NewMail } from '../mail/mail.ts'
import { toMailRow } from '../mail/mailStore.ts'
import { EVENT_COLUMNS, eventRow } from './orderEventStore.ts'
import { type NewOrder, toOrderRow } from './orderStore.ts'

/** An order that a customer has placed, with all that is written with it. */
interface PlacedOrder {
  order: NewOrder & { id: string }
  mails: readonly NewMail[]
  /** Of the link that opens it. */
  linkTokenHash: string
  at: Date
}

/**
 * Inserts an order with its mails, its link and its event by one statement: from then until the transaction ends the
 * caterer's other orders wait.
 */
export async function insertPlacedOrder(tx: Db, { order, mails, linkTokenHash, at }: PlacedOrder): Promise<void> {
  await executePrepared(
    tx,
    tx
      .with('placed', (cte) => cte.insertInto('order').values(toOrderRow(order)))
      .with('mails', (cte) => cte.insertInto('mail').values(mails.map(toMailRow)))
      .with('link', (cte) => cte.insertInto('orderLink').values({ tokenHash: linkTokenHash, orderId: order.id }))
      .insertInto('orderEvent')
      .columns(EVENT_COLUMNS)
      .expression(eventRow({ orderId: order.id, type: 'placed', at })),
  )
}
