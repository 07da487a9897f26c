import { caterMessageMail, customerMessageMail } from './mails/orderMails.ts'
import type { CaterViewer, CustomerViewer, LinkViewer } from '../accounts/viewer.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { ProblemError } from '../http/problems.ts'
import type { OrderCommandContext } from './orderCommandContext.ts'
import { messageLimit } from './messageLimit.ts'
import { insertMessage } from './messageStore.ts'
import { actorOf, recordEvent } from './orderEventStore.ts'
import { findMailedCater } from './mails/mailedCaterStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'

const mails = { cater: caterMessageMail, customer: customerMessageMail, link: customerMessageMail }

/**
 * ORD-7: adds a message to one of the viewer's own orders, and mails it to the other party. Undefined if the viewer has
 * none such. Throws 422 where the caterer writes to somebody who has neither an email nor an account, and 429 above
 * messageLimit.
 */
export async function writeMessage(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: CaterViewer | CustomerViewer | LinkViewer,
  orderId: string,
  message: string,
): Promise<OrderWithHistory | undefined> {
  const order = await findOrder(tx, viewer, orderId)
  if (!order) return undefined
  if (viewer.role === 'cater' && order.email === '' && order.userId === null) throw unreachable()
  const side = viewer.role === 'cater' ? 'cater' : 'customer'
  await consume(tx, [messageLimit(orderId, side)], at)
  await insertMessage(tx, viewer, { orderId, message, at })
  const cater = await findMailedCater(tx, order.caterId, site)
  await mailQueue.enqueue(tx, mails[viewer.role](order, cater, at, message))
  await recordEvent(tx, { orderId, type: 'message', at, ...actorOf(viewer) })
  return findOrder(tx, viewer, orderId)
}

const unreachable = () =>
  new ProblemError(422, 'invalid', {
    detail: 'The customer has neither an email nor an account.',
    issues: [{ path: 'message', validatorKey: 'no_email' }],
  })
