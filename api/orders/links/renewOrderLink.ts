import type { LinkViewer } from '../../accounts/viewer.ts'
import { notFound } from '../../http/problems.ts'
import { findMailedCater } from '../mails/mailedCaterStore.ts'
import { orderLinkMail } from '../mails/orderMails.ts'
import type { OrderCommandContext } from '../orderCommandContext.ts'
import { findOrderRow } from '../orderStore.ts'
import { endOrderLinks } from './orderLinkStore.ts'

/** Mails the customer a new link to the order, and ends all earlier ones, in the caller's transaction. */
export async function renewOrderLink(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: LinkViewer,
): Promise<void> {
  const order = await findOrderRow(tx, viewer, viewer.orderId)
  if (!order) throw notFound()
  await endOrderLinks(tx, viewer)
  await mailQueue.enqueue(tx, orderLinkMail(order, await findMailedCater(tx, order.caterId, site), at))
}
