import type { Db } from '../database/connect.ts'
import type { NewMail } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { acceptedMail, type MailedCater, type MailedOrder, receiptMail, refusedMail } from '../mail/orderMails.ts'
import type { CaterViewer } from '../viewer.ts'
import { type Answer, answerWhere, findMailedCater, findOrder, recordEvent, type WholeOrder } from './orderStore.ts'

const mails: Record<Answer['type'], (order: MailedOrder, cater: MailedCater, at: Date) => NewMail> = {
  accepted: acceptedMail,
  refused: refusedMail,
  paid: receiptMail,
}

/**
 * Accepts or refuses an order that awaits approval, or marks an accepted one paid, with its event and the customer's
 * mail in one transaction. Undefined where the viewer's caterer has no such order in such a state.
 */
export const answerOrder = (
  { db, mailQueue, now }: { db: Db; mailQueue: MailQueue; now: () => Date },
  viewer: CaterViewer,
  id: string,
  answer: Answer,
): Promise<WholeOrder | undefined> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const order = await answerWhere(tx, viewer, id, answer, at)
    if (!order) return undefined
    await recordEvent(tx, { orderId: order.id, type: answer.type, at, by: viewer.name || null })
    await mailQueue.enqueue(tx, mails[answer.type](order, await findMailedCater(tx, order.caterId), at))
    return findOrder(tx, viewer, id)
  })
