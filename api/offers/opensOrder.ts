import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { isOrderLinkRenewed } from '../orders/links/orderLinkStore.ts'
import type { OfferRow } from './offerStore.ts'

const OPEN_MS = 3_600_000

/**
 * SEC-18: true while the link of an ordered offer gives its customer a link of the order: for an hour after the ordering,
 * and not once the customer has renewed the order's link. From then on the mails about the order lead to it.
 */
export async function opensOrder(db: Db, { orderId, orderedAt }: OfferRow, at: Date): Promise<boolean> {
  if (orderId === null || orderedAt === null || at.getTime() - orderedAt.getTime() >= OPEN_MS) return false
  return !(await isOrderLinkRenewed(db, orderId))
}

/** 409 for an ordered offer whose link does not open the order any more. */
export const linkInMail = (): ProblemError =>
  new ProblemError(409, 'link_in_mail', { detail: 'The offer is ordered. The mails about the order link to it.' })
