import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import {
  OrderResponse,
  HappenedToOrder,
  Order,
  PlaceOrderResponse,
  PlaceOrderRejection,
} from '../../contract/orders.ts'
import type { PlaceOrderBody, PhoneOrderBody, UndoableAnswer } from '../../contract/orders.ts'
import { type KnownCustomer, KnownCustomerResponse } from '../../contract/knownCustomer.ts'
import type { Viewer } from '../session/viewer.ts'
import { filteredPage, readAllOrders } from '../v2/compat/filterOrders.ts'
import { NotFound, nullIfNotFound, Unauthenticated, UpstreamUnavailable } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { type ListPage, sendForPage } from '../v2/listPages.ts'
import type { OrderFilter } from '../v2/orderLists.ts'
import { path, withQuery } from '../v2/path.ts'
import type { Path } from '../v2/path.ts'
import { retryAfterSeconds } from '../v2/errorForStatus.ts'
import { resolveIfMatch } from '../v2/versions.ts'
import { orderVersion } from '../v2/wireOrder.ts'
import { isUuid } from '../v2/wireIds.ts'

/** The outcome of placing an order. */
export type PlaceOrderOutcome =
  | { placed: z.output<typeof PlaceOrderResponse>['order'] }
  | { rejection: z.output<typeof PlaceOrderRejection> }
  | { retryAfter: number }

/** The outcome of creating a phone order. */
export type PhoneOrderOutcome = Exclude<PlaceOrderOutcome, { placed: unknown }> | { order: Order }

/** The outcome of answering an order: the changed order, or on a conflict the order as it is now. */
export type DecisionOutcome = { order: Order; isConflict: boolean }

/** A limit that leaves the URL short enough for every proxy on the way. */
const MAX_IDS = 100
const MAX_CONFLICT_RETRIES = 3
const RETRY_DELAY_MS = 300

const Orders = z.array(Order)
const OrderEvents = z.array(HappenedToOrder)

// A service may refuse an order without saying why
const Rejection = PlaceOrderRejection.extend({ errors: PlaceOrderRejection.shape.errors.default([]) })

/** The v2 calls about orders. Answers are parsed here and trusted from here on. */
export const ordersApi = (http: Http, viewer: Viewer | null) => {
  const ownList = (): Path => {
    if (!viewer) throw new Unauthenticated()
    return { cater: path`/cater/orders`, admin: path`/admin/orders`, customer: path`/orders` }[viewer.role]
  }

  const get = (id: string): Promise<Order> => {
    if (!viewer) throw new Unauthenticated()
    return http.get(viewer.role === 'cater' ? path`/cater/orders/${id}` : path`/orders/${id}`, Order)
  }

  const readPage = (list: Path): Promise<ListPage<Order>> => sendForPage(http, list, Orders)

  const page = (list: Path, filter: OrderFilter, limit: number, cursor: string | null): Promise<ListPage<Order>> => {
    const { query, unseen, sort, ...rest } = filter
    // Defaults are left out, so that a service without these parameters is not sent them
    const additions = { unseen: unseen ? 'true' : null, sort: sort === 'newest' ? null : sort }
    const readers = {
      filtered: (max: number, from: string | null) =>
        readPage(withQuery(list, { ...rest, q: query, ...additions, limit: max, cursor: from })),
      all: () => readAll(list, query ?? null),
    }
    return filteredPage(readers, filter, limit, cursor)
  }

  // Several filtered lists of one operation share the read of the whole list
  const inFlight = new Map<string, Promise<readonly Order[]>>()
  const readAll = (list: Path, q: string | null): Promise<readonly Order[]> => {
    const key = `${list.text} ${q}`
    const pending = inFlight.get(key)
    if (pending) return pending
    const reading = readAllOrders((limit, cursor) => readPage(withQuery(list, { q, limit, cursor })))
    inFlight.set(key, reading)
    return reading.finally(() => inFlight.delete(key))
  }

  const answerOrder = async (to: Path, body?: unknown, idempotencyKey?: string | null): Promise<DecisionOutcome> => {
    const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined
    const { status, body: answered } = await http.send(
      'PUT',
      to,
      { 200: OrderResponse, 409: OrderResponse },
      { body, headers },
    )
    return { order: answered.order, isConflict: status === 409 }
  }

  return {
    /** For each id its order, or an error where the viewer may not see one. One call for every 100 ids. */
    getMany: async (ids: readonly string[]): Promise<(Order | Error)[]> => {
      const uuids = ids.filter(isUuid)
      const [only] = uuids
      if (only === undefined) return ids.map(() => new NotFound())
      if (uuids.length === 1) {
        const found = await get(only).catch((error: Error) => error)
        return ids.map((id) => (id === only ? found : new NotFound()))
      }
      const found = new Map<string, Order>()
      for (let from = 0; from < uuids.length; from += MAX_IDS) {
        const some = uuids.slice(from, from + MAX_IDS).join(',')
        const orders = await http.get(withQuery(ownList(), { ids: some }), Orders)
        for (const order of orders) found.set(order.id, order)
      }
      return ids.map((id) => found.get(id) ?? new NotFound())
    },

    /** Opens the delivery of an order for a calendar as a stream, whatever the status. */
    openCalendar: (id: string) => http.open(path`/orders/${id}/calendar.ics`, {}),

    /** A page of the viewer's own list: a cater's caterer, a customer's own orders, all orders for an admin. */
    ownPage: (filter: OrderFilter, limit: number, cursor: string | null) => page(ownList(), filter, limit, cursor),

    /** A page of one caterer's orders; for admins. */
    caterPage: (caterId: number, filter: OrderFilter, limit: number, cursor: string | null) =>
      page(path`/cater/all-orders/${caterId}`, filter, limit, cursor),

    /** The customer that a caterer knows by a phone number; null for none. */
    findKnownCustomer: async (caterId: number, phone: string): Promise<KnownCustomer | null> => {
      const response = http.get(withQuery(path`/cater/customer`, { caterId, phone }), KnownCustomerResponse)
      return (await response.catch(nullIfNotFound))?.customer ?? null
    },

    /** Creates an order for a customer, by its caterer or an admin. */
    createPhoneOrder: async (body: PhoneOrderBody, idempotencyKey: string): Promise<PhoneOrderOutcome> => {
      const answers = { 201: OrderResponse, 409: z.unknown(), 422: Rejection, 429: z.unknown() }
      const response = await sendOnce(idempotencyKey, (headers) =>
        http.send('POST', path`/cater/orders`, answers, { body, headers }),
      )
      switch (response.status) {
        case 429:
          return { retryAfter: retryAfterSeconds(response.headers) }
        case 409:
          throw new UpstreamUnavailable()
        case 422:
          return { rejection: response.body }
        default:
          return { order: response.body.order }
      }
    },

    place: async (body: PlaceOrderBody, idempotencyKey: string): Promise<PlaceOrderOutcome> => {
      const answers = {
        // Older services refuse with status 200, too
        200: z.union([PlaceOrderResponse, Rejection]),
        201: PlaceOrderResponse,
        409: z.unknown(),
        422: Rejection,
        429: z.unknown(),
      }
      const placing = await sendOnce(idempotencyKey, (headers) =>
        http.send('POST', path`/orders`, answers, { body, headers }),
      )
      switch (placing.status) {
        case 429:
          return { retryAfter: retryAfterSeconds(placing.headers) }
        case 409:
          // Still in progress: the client retries with the same key, as after any lost answer
          throw new UpstreamUnavailable()
        case 422:
          return { rejection: placing.body }
        default:
          return 'order' in placing.body ? { placed: placing.body.order } : { rejection: placing.body }
      }
    },

    accept: (id: string) => answerOrder(path`/cater/orders/${id}/accept`),
    refuse: (id: string, reason: string | null) => answerOrder(path`/cater/orders/${id}/refuse`, { reason }),
    callOff: (id: string, reason: string) => answerOrder(path`/cater/orders/${id}/cancel`, { reason }),
    undo: (id: string, answer: UndoableAnswer | null) => answerOrder(path`/cater/orders/${id}/undo`, { answer }),
    markSeen: (id: string) => answerOrder(path`/cater/orders/${id}/seen`),
    markPaid: (id: string, isBankTransfer: boolean, idempotencyKey: string | null) =>
      answerOrder(path`/cater/orders/${id}/paid`, { payment_method_other: isBankTransfer }, idempotencyKey),

    messageCustomer: async (id: string, message: string) => {
      const body = { message, orderId: id }
      return (await http.change('POST', path`/cater/orders/${id}/messages`, OrderResponse, { body })).order
    },
    addNote: async (id: string, note: string) =>
      (await http.change('POST', path`/cater/orders/${id}/notes`, OrderResponse, { body: { note } })).order,
    messageCater: async (id: string, message: string) => {
      const body = { message, orderId: id }
      return (await http.change('POST', path`/orders/${id}/messages`, OrderResponse, { body })).order
    },
    resendMail: async (id: string, mailId: string) =>
      (await http.change('POST', path`/cater/orders/${id}/mails/${mailId}/resend`, OrderResponse)).order,

    /** `version` is the one that the client read; see resolveIfMatch. */
    update: async (id: string, version: string | null | undefined, body: object) => {
      const ifMatch = await resolveIfMatch(
        http,
        { path: path`/orders/${id}`, schema: Order, versionOf: orderVersion },
        version,
      )
      const options = { body, ifMatch, current: { typename: 'Order', schema: Order } }
      return (await http.change('PUT', path`/orders/${id}`, OrderResponse, options)).order
    },

    /** The events after a cursor, at most MAX_ORDER_EVENTS; without a cursor the newest one. */
    events: (after: string | null) => http.get(withQuery(path`/orders/events`, { after }), OrderEvents),

    /** Long polling: the events after a cursor as soon as there are some, or none after `waitSeconds`. */
    waitForEvents: (after: string, waitSeconds: number, signal: AbortSignal) =>
      http.get(withQuery(path`/orders/events`, { after, wait: waitSeconds }), OrderEvents, {
        timeoutMs: (waitSeconds + 5) * 1000,
        isLongPoll: true,
        signal,
      }),
  }
}

/**
 * Sends an order under its Idempotency-Key. While an earlier request with the same key is still in progress it is sent
 * anew: that one's answer is replayed once it is done.
 */
async function sendOnce<Answer extends { status: number }>(
  key: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const headers = { 'idempotency-key': key }
  let answer = await send(headers)
  for (let left = MAX_CONFLICT_RETRIES; answer.status === 409 && left > 0; left -= 1) {
    await delay(RETRY_DELAY_MS)
    answer = await send(headers)
  }
  return answer
}
