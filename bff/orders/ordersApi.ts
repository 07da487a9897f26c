import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { AnsweredOrder, HappenedToOrder, Order, PlacedOrder, PlaceOrderRefusal } from '../../contract/orders.ts'
import type { PlaceOrderBody } from '../../contract/orders.ts'
import type { Viewer } from '../viewer.ts'
import { NotFound, Unauthenticated, UpstreamUnavailable } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'
import type { Path } from '../v2/path.ts'
import { retryAfterSeconds } from '../v2/errorForStatus.ts'
import { resolveIfMatch, versionOf } from '../v2/versions.ts'
import { isUuid } from '../v2/wireIds.ts'
import { filteredPage, readWhole } from '../v2/compat/filterOrders.ts'

/** Which orders of a list to read. Dates 'YYYY-MM-DD' of delivery, inclusive. */
export interface OrderFilter {
  status?: 'awaiting' | 'accepted' | 'paid' | 'refused' | null
  from?: string | null
  to?: string | null
  query?: string | null
  /** Only what nobody of the caterer has opened. */
  unseen?: boolean | null
  /** Which comes first, by reference; 'newest' where it is left out. */
  sort?: 'newest' | 'oldest' | null
}

/** A part of a list. `next` is the v2 cursor of the part after it; `total` is null where the service does not tell. */
export interface OrderPage {
  orders: Order[]
  next: string | null
  total: number | null
}

/** What came of placing an order. */
export type PlaceOrderOutcome =
  | { placed: z.output<typeof PlacedOrder>['order'] }
  | { refusal: z.output<typeof PlaceOrderRefusal> }
  | { retryAfter: number }

/** What came of answering an order: the changed order, or the order as someone else had already answered it. */
export type AnswerOutcome = { order: Order; isConflict: boolean }

/** So many ids have room in an address, wherever it passes. */
const MAX_IDS = 100
const MAX_CONFLICT_RETRIES = 3
const RETRY_DELAY_MS = 300

const Orders = z.array(Order)
const OrderEvents = z.array(HappenedToOrder)

// The path of a refused field may be told without `errors`: then nothing is known but that it was refused.
const Refusal = PlaceOrderRefusal.extend({ errors: PlaceOrderRefusal.shape.errors.default([]) })

/** Every v2 call about orders. Answers are parsed here and trusted from here on. */
export const ordersApi = (http: Http, viewer: Viewer | null) => {
  const ownList = (): Path => {
    if (!viewer) throw new Unauthenticated()
    return { cater: path`/cater/orders`, admin: path`/admin/orders`, customer: path`/orders` }[viewer.role]
  }

  const get = (id: string): Promise<Order> => {
    if (!viewer) throw new Unauthenticated()
    return http.get(viewer.role === 'cater' ? path`/cater/orders/${id}` : path`/orders/${id}`, Order)
  }

  const read = async (list: Path): Promise<OrderPage> => {
    const answer = await http.send('GET', list, { 200: Orders })
    const next = nextCursor(answer.headers.get('link'))
    const total = answer.headers.get('x-total-count')
    return { orders: answer.body, next, total: total === null ? null : Number(total) }
  }

  const page = (list: Path, filter: OrderFilter, limit: number, cursor: string | null): Promise<OrderPage> => {
    const { query, unseen, sort, ...rest } = filter
    // What is usual is not said: a service that knows no additions is asked for none
    const additions = { unseen: unseen ? 'true' : null, sort: sort === 'oldest' ? sort : null }
    const readers = {
      filtered: (most: number, from: string | null) =>
        read(withQuery(list, { ...rest, q: query, ...additions, limit: most, cursor: from })),
      whole: () => whole(list, query ?? null),
    }
    return filteredPage(readers, filter, limit, cursor)
  }

  // The lists of one page that look through the same orders read them once
  const underWay = new Map<string, Promise<readonly Order[]>>()
  const whole = (list: Path, q: string | null): Promise<readonly Order[]> => {
    const key = `${list.text} ${q}`
    const known = underWay.get(key)
    if (known) return known
    const reading = readWhole((limit, cursor) => read(withQuery(list, { q, limit, cursor })))
    underWay.set(key, reading)
    return reading.finally(() => underWay.delete(key))
  }

  const answer = async (to: Path, body?: unknown): Promise<AnswerOutcome> => {
    const { status, body: answered } = await http.send('PUT', to, { 200: AnsweredOrder, 409: AnsweredOrder }, { body })
    return { order: answered.order, isConflict: status === 409 }
  }

  return {
    /** As the ids go: an order that the viewer may see, or why there is none. In one call, but for very many. */
    getMany: async (ids: readonly string[]): Promise<(Order | Error)[]> => {
      const asked = ids.filter(isUuid)
      const [only] = asked
      if (only === undefined) return ids.map(() => new NotFound())
      if (asked.length === 1) {
        const found = await get(only).catch((error: Error) => error)
        return ids.map((id) => (id === only ? found : new NotFound()))
      }
      const found = new Map<string, Order>()
      for (let from = 0; from < asked.length; from += MAX_IDS) {
        const some = asked.slice(from, from + MAX_IDS).join(',')
        const orders = await http.get(withQuery(ownList(), { ids: some }), Orders)
        for (const order of orders) found.set(order.id, order)
      }
      return ids.map((id) => found.get(id) ?? new NotFound())
    },

    /** The viewer's own orders: of a cater its caterer's, of a customer those it placed. */
    ownPage: (filter: OrderFilter, limit: number, cursor: string | null) => page(ownList(), filter, limit, cursor),

    /** The orders of one caterer. */
    caterPage: (caterId: number, filter: OrderFilter, limit: number, cursor: string | null) =>
      page(path`/cater/all-orders/${caterId}`, filter, limit, cursor),

    place: async (body: PlaceOrderBody, idempotencyKey: string): Promise<PlaceOrderOutcome> => {
      const answers = {
        // An older service answers its refusals under 200, too.
        200: z.union([PlacedOrder, Refusal]),
        201: PlacedOrder,
        409: z.unknown(),
        422: Refusal,
        429: z.unknown(),
      }
      const headers = { 'idempotency-key': idempotencyKey }
      const send = () => http.send('POST', path`/orders`, answers, { body, headers })
      let placing = await send()
      // An earlier try of the same order is still under way: its answer comes under the same key.
      for (let left = MAX_CONFLICT_RETRIES; placing.status === 409 && left > 0; left -= 1) {
        await delay(RETRY_DELAY_MS)
        placing = await send()
      }
      switch (placing.status) {
        case 429:
          return { retryAfter: retryAfterSeconds(placing.headers) }
        case 409:
          // Still: clients try again with the same key, as after any answer that is lost.
          throw new UpstreamUnavailable()
        case 422:
          return { refusal: placing.body }
        default:
          return 'order' in placing.body ? { placed: placing.body.order } : { refusal: placing.body }
      }
    },

    accept: (id: string) => answer(path`/cater/orders/${id}/accept`),
    refuse: (id: string, reason: string | null) => answer(path`/cater/orders/${id}/refuse`, { reason }),
    undo: (id: string) => answer(path`/cater/orders/${id}/undo`),
    markSeen: (id: string) => answer(path`/cater/orders/${id}/seen`),
    markPaid: (id: string, isBankTransfer: boolean) =>
      answer(path`/cater/orders/${id}/paid`, { payment_method_other: isBankTransfer }),

    messageCustomer: async (id: string, message: string) => {
      const body = { message, orderId: id }
      return (await http.change('POST', path`/cater/orders/${id}/messages`, AnsweredOrder, { body })).order
    },
    messageCater: async (id: string, message: string) => {
      const body = { message, orderId: id }
      return (await http.change('POST', path`/orders/${id}/messages`, AnsweredOrder, { body })).order
    },
    resendMail: async (id: string, mailId: string) =>
      (await http.change('POST', path`/cater/orders/${id}/mails/${mailId}/resend`, AnsweredOrder)).order,

    /** `version` is that which was read; see ifMatchOf. */
    update: async (id: string, version: string | null | undefined, body: object) => {
      const ifMatch = await resolveIfMatch(http, { path: path`/orders/${id}`, schema: Order, versionOf }, version)
      const options = { body, ifMatch, current: { typename: 'Order', schema: Order } }
      return (await http.change('PUT', path`/orders/${id}`, AnsweredOrder, options)).order
    },

    /** What happened after a cursor, or happens within `waitSeconds`; without a cursor, what happens from now on. */
    events: (after: string | null, waitSeconds: number, signal?: AbortSignal) =>
      http.get(withQuery(path`/orders/events`, { after, wait: waitSeconds }), OrderEvents, {
        timeoutMs: (waitSeconds + 5) * 1000,
        signal,
      }),
  }
}

function nextCursor(link: string | null): string | null {
  const [, address] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? []
  return address === undefined ? null : new URL(address, 'http://localhost').searchParams.get('cursor')
}
