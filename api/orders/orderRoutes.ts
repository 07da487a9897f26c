import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Order } from '../../contract/orders.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { type PagedList, readPage } from '../http/listCursor.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { answerRoutes } from './answerRoutes.ts'
import { orderCalendarRoutes } from './calendar/orderCalendarRoutes.ts'
import { changeRoutes } from './changeRoutes.ts'
import { messageRoutes } from './messageRoutes.ts'
import { orderEventRoute } from './orderEventRoute.ts'
import { type OrderFilter, OrderKey, OrderListQuery } from './orderFilter.ts'
import { listOrders } from './orderListStore.ts'
import { findOrder, type OrderWithHistory } from './orderHistoryStore.ts'
import { findPaidState } from './orderStore.ts'
import { toWire } from './orderWire.ts'
import { placeOrderRoute } from './placeOrderRoute.ts'
import { linkProposalRoutes } from './links/linkProposalRoutes.ts'
import { knownCustomerRoute } from './knownCustomerRoute.ts'
import { phoneOrderRoute } from './phoneOrderRoute.ts'
import { orderLinkRoutes } from './links/orderLinkRoutes.ts'
import { toWireWithWarnings } from './proposals/orderWithWarnings.ts'
import { proposalRoutes } from './proposals/proposalRoutes.ts'
import { resendMailRoute } from './mails/resendMailRoute.ts'

const params = z.object({ orderId: z.string() })
const orderResponse = { ...problemResponses, 200: Order }
const listResponse = { ...problemResponses, 200: z.array(Order) }
const ORDERS: PagedList<OrderKey, OrderWithHistory> = {
  name: 'orders',
  key: OrderKey,
  keyOf: ({ orderRef, deliveryDate, deliveryTime }) => ({
    reference: orderRef,
    date: deliveryDate,
    time: deliveryTime,
  }),
}
const PaidState = Order.pick({ id: true, orderRef: true, paid: true })

/** Every route of orders. An order that the viewer may not see answers 404. */
export function orderRoutes(
  app: App,
  services: Pick<AppServices, 'db' | 'mailQueue' | 'now' | 'log' | 'config'>,
): void {
  const { db, now } = services
  placeOrderRoute(app, services)
  phoneOrderRoute(app, services)
  knownCustomerRoute(app, services)
  answerRoutes(app, services)
  messageRoutes(app, services)
  changeRoutes(app, services)
  resendMailRoute(app, services)
  orderEventRoute(app, services)
  orderLinkRoutes(app, services)
  proposalRoutes(app, services)
  linkProposalRoutes(app, services)
  orderCalendarRoutes(app, services)

  const sendList = async (request: FastifyRequest, reply: FastifyReply, filter: OrderFilter) => {
    const viewer = requireViewer(request)
    const { rows } = await readPage(request, reply, ORDERS, (keyset) => listOrders(db, viewer, filter, keyset))
    const at = now()
    return rows.map((order) => toWire(order, viewer, at))
  }

  const sendOrder = async (request: FastifyRequest, id: string) => {
    const viewer = requireViewer(request)
    const order = await findOrder(db, viewer, id)
    if (!order) throw notFound()
    return toWireWithWarnings(db, order, viewer, now())
  }

  app.get(
    '/api/v2/orders',
    {
      schema: {
        summary: "A customer's own orders; all of them for admins",
        tags: ['orders'],
        querystring: OrderListQuery,
        response: listResponse,
      },
    },
    (request, reply) => sendList(request, reply, request.query),
  )

  app.get(
    '/api/v2/orders/:orderId',
    {
      schema: {
        summary: 'An order, for its customer, its caterer and admins',
        tags: ['orders'],
        params,
        response: orderResponse,
      },
    },
    (request) => sendOrder(request, request.params.orderId),
  )

  app.get(
    '/api/v2/cater/orders',
    {
      schema: {
        summary: "The orders of the user's own caterer",
        tags: ['orders'],
        querystring: OrderListQuery,
        response: listResponse,
      },
    },
    (request, reply) => sendList(request, reply, request.query),
  )

  app.get(
    '/api/v2/cater/orders/:orderId',
    {
      schema: { summary: "An order of the user's own caterer", tags: ['orders'], params, response: orderResponse },
    },
    (request) => sendOrder(request, request.params.orderId),
  )

  app.get(
    '/api/v2/cater/all-orders/:caterId',
    {
      schema: {
        summary: 'The orders of one caterer, for its own user and admins',
        tags: ['orders'],
        params: caterPath,
        querystring: OrderListQuery,
        response: listResponse,
      },
    },
    (request, reply) => {
      const { caterId } = request.params
      const viewer = requireViewer(request)
      if (viewer.role === 'cater' && viewer.caterId !== caterId) throw notFound()
      return sendList(request, reply, { ...request.query, caterId })
    },
  )

  app.get(
    '/api/v2/admin/orders',
    {
      schema: {
        summary: 'The orders of all caterers',
        tags: ['orders'],
        querystring: OrderListQuery,
        response: listResponse,
      },
    },
    (request, reply) => sendList(request, reply, request.query),
  )

  app.get(
    '/api/v2/order-paid/:orderId',
    {
      schema: {
        summary: 'Whether an order is paid, for whoever knows its id',
        tags: ['orders'],
        params,
        response: { ...problemResponses, 200: PaidState },
      },
    },
    async (request) => {
      const state = await findPaidState(db, request.params.orderId)
      if (!state) throw notFound()
      return state
    },
  )
}
