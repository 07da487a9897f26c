import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/fastifyApp.ts'
import type { AppServices } from '../../routes/appServices.ts'
import { requireViewer } from '../../http/auth.ts'
import { forbidCaching } from '../../routes/forbidCaching.ts'
import { notFound, problemResponses } from '../../http/problems.ts'
import type { OrderReader } from '../../accounts/viewer.ts'
import { linkConfig, linkPath, openLink } from '../links/linkedOrder.ts'
import { renderOrderCalendar } from './orderCalendar.ts'
import { findDelivery } from './orderCalendarStore.ts'

/** VIS-6: the delivery of an order as a file for a calendar, for those who may see the order, and for whoever has its link. */
export function orderCalendarRoutes(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  const response = { ...problemResponses, 200: { content: { 'text/calendar': { schema: z.string() } } } }

  const sendCalendar = async (reply: FastifyReply, viewer: OrderReader, id: string) => {
    const delivery = await findDelivery(db, viewer, id)
    if (!delivery) throw notFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="ordre-${delivery.orderRef}.ics"`)
      .send(renderOrderCalendar(delivery))
  }

  app.get(
    '/api/v2/orders/:orderId/calendar.ics',
    {
      schema: {
        summary: 'The delivery of an order as iCalendar, for its customer, its caterer and admins',
        tags: ['orders'],
        params: z.object({ orderId: z.string() }),
        response,
      },
    },
    (request, reply) => sendCalendar(reply, requireViewer(request), request.params.orderId),
  )

  app.get(
    '/api/v2/order-links/:token/calendar.ics',
    {
      config: linkConfig,
      onRequest: forbidCaching,
      schema: {
        summary: 'The delivery of the order of a secret link as iCalendar',
        tags: ['orders'],
        params: linkPath,
        response,
      },
    },
    async (request, reply) => {
      const viewer = await openLink(db, request.params.token, now())
      return sendCalendar(reply, viewer, viewer.orderId)
    },
  )
}
