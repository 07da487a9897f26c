import { caterMessageMail, customerMessageMail } from './mails/orderMails.ts'
import type { CaterViewer, CustomerViewer } from '../http/viewer.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { insertMessage } from './messageStore.ts'
import { recordEvent } from './orderEventStore.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'

const mails = { cater: caterMessageMail, customer: customerMessageMail }

/**
 * ORD-7: adds a message to one of the viewer's own orders, and mails it to the other party. Undefined if the viewer has
 * none such.
 */
export async function writeMessage(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: CaterViewer | CustomerViewer,
  orderId: string,
  message: string,
): Promise<OrderWithHistory | undefined> {
  const order = await findOrder(tx, viewer, orderId)
  if (!order) return undefined
  await insertMessage(tx, viewer, { orderId, message, at })
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, mails[viewer.role](order, cater, at, message))
  await recordEvent(tx, { orderId, type: 'message', at, userId: viewer.userId })
  return findOrder(tx, viewer, orderId)
}
