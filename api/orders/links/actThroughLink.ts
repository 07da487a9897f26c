import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { OrderResponse } from '../../../contract/orders.ts'
import type { AppServices } from '../../routes/appServices.ts'
import { notFound } from '../../http/problems.ts'
import { runIdempotent } from '../../http/runIdempotent.ts'
import type { LinkViewer } from '../../accounts/viewer.ts'
import { consume } from '../../rateLimit/rateLimitStore.ts'
import type { OrderCommandContext } from '../orderCommandContext.ts'
import type { OrderWithHistory } from '../orderHistoryStore.ts'
import { openLink, toLinkedOrder } from './linkedOrder.ts'
import { linkLimits } from './linkLimits.ts'

/** A change by whoever holds a link; undefined where there is no such thing. */
export type LinkAction = (context: OrderCommandContext, viewer: LinkViewer) => Promise<OrderWithHistory | undefined>
type Services = Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'config'>

/** Runs a change of the order of a link, which counts towards the limits also where it fails. */
export async function actThroughLink(
  services: Services,
  request: FastifyRequest,
  token: string,
  action: LinkAction,
): Promise<z.infer<typeof OrderResponse>> {
  const { db, mailQueue, now, config } = services
  await db.transaction().execute((tx) => consume(tx, linkLimits(token, request.clientNetwork), now()))
  return runIdempotent(services, request, async (tx, at) => {
    const viewer = await openLink(tx, token, at)
    const order = await action({ tx, mailQueue, site: config.site, at }, viewer)
    if (!order) throw notFound()
    return { order: await toLinkedOrder(tx, order, viewer, at) }
  })
}
