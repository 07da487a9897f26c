import { z } from 'zod'
import type { Order } from '../../../contract/orders.ts'
import { orderLinkExpiry } from '../../../domain/orders/orderLinkExpiry.ts'
import { danishDate } from '../../../domain/time/danishTime.ts'
import type { Db } from '../../database/connect.ts'
import { notFound, ProblemError } from '../../http/problems.ts'
import type { LinkViewer } from '../../accounts/viewer.ts'
import { findCancellation } from '../cancelOrder.ts'
import { findChangeable } from '../changeableOrder.ts'
import type { OrderWithHistory } from '../orderHistoryStore.ts'
import { toWire } from '../orderWire.ts'
import { findOrderLink } from './orderLinkStore.ts'

export const linkPath = z.object({ token: z.string().max(100) })

/** The token in the path identifies the requester, not a bearer token beside it; it is not logged. */
export const linkConfig = { token: 'ignored', secretPath: true } as const

/**
 * The viewer that a token makes of its holder. Throws 404 for an unknown token, and 410 for one that a newer one has
 * replaced or whose time is over.
 */
export async function openLink(db: Db, token: string, now: Date): Promise<LinkViewer> {
  const link = await findOrderLink(db, token)
  if (!link) throw notFound()
  if (link.endedAt) throw new ProblemError(410, 'link_ended', { detail: 'A newer link has replaced this one.' })
  if (danishDate(now) > orderLinkExpiry(link.deliveryDate, danishDate(link.createdAt)))
    throw new ProblemError(410, 'link_expired', { detail: 'The delivery is long ago. Ask for a new link by mail.' })
  return { role: 'link', orderId: link.orderId }
}

/** The order as whoever holds its link reads it, with what cancelling costs and what may be changed. */
export const toLinkedOrder = async (db: Db, order: OrderWithHistory, viewer: LinkViewer, at: Date): Promise<Order> => ({
  ...toWire(order, viewer, at),
  cancellation: await findCancellation(db, order, at),
  changeLimits: (await findChangeable(db, order, at))?.limits ?? null,
})
