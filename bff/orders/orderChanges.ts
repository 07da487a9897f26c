import { MAX_ORDER_EVENTS } from '../../contract/orders.ts'
import type { HappenedToOrder, Order } from '../../contract/orders.ts'
import { pollOrders } from '../v2/compat/pollOrders.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import type { V2 } from '../graph/context.ts'
import type { WaitForEvents } from './orderChannel.ts'
import type { OrderListener } from './orderListeners.ts'

/** An event of an order, with the order as it is now. */
export interface OrderChange {
  /** The cursor to resume from after a break; null where the v2 service has no order events. */
  cursor: string | null
  type: HappenedToOrder['type']
  at: string
  order: Order
}

export const LONG_POLL_SECONDS = 25
const BEGINNING = '0'
const POLLED_ORDERS = 100

/** The cursor of the newest event that the viewer may see; null where the service has no order events. */
export async function newestCursor(v2: V2): Promise<string | null> {
  try {
    return (await v2.orders.events(null)).at(-1)?.cursor ?? BEGINNING
  } catch (error) {
    return nullIfNotFound(error)
  }
}

/** Waits in the service for an event that the viewer may see. */
export const waitForEvents =
  (v2: V2): WaitForEvents =>
  async (cursor, signal) =>
    (await v2.orders.waitForEvents(cursor, LONG_POLL_SECONDS, signal)).at(-1)?.cursor ?? cursor

/** Follows the orders that the viewer may see from a cursor on, until the listener leaves. */
export async function* orderChanges(
  v2: V2,
  listener: OrderListener,
  after: string | null,
): AsyncGenerator<OrderChange> {
  const { signal } = listener
  let cursor = after
  try {
    while (!signal.aborted) {
      const mark = listener.mark()
      const from = cursor
      const answer = await listener.fetchEvents(from, () => changesAfter(v2, from)).catch(nullIfNotFound)
      if (answer === null) {
        yield* pollOrders(async () => (await v2.orders.ownPage({}, POLLED_ORDERS, null)).items, signal)
        return
      }
      yield* answer.changes
      cursor = answer.cursor
      if (answer.isAll) await listener.wait(mark, cursor)
    }
  } finally {
    listener.leave()
  }
}

/** The changes after a cursor that the viewer may see; `isAll` is false where there may be more. */
async function changesAfter(v2: V2, after: string | null) {
  const events = await v2.orders.events(after)
  const cursor = events.at(-1)?.cursor ?? after ?? BEGINNING
  const isAll = events.length < MAX_ORDER_EVENTS
  // Without a cursor the service answers the newest event only, as the place to resume from
  if (after === null || events.length === 0) return { changes: [], cursor, isAll }
  const orders = await v2.orders.getMany([...new Set(events.map(({ orderId }) => orderId))])
  const byId = new Map(orders.flatMap((order) => (order instanceof Error ? [] : [[order.id, order]])))
  const changes = events.flatMap(({ orderId, ...event }): OrderChange[] => {
    const order = byId.get(orderId)
    return order ? [{ ...event, order }] : []
  })
  return { changes, cursor, isAll }
}
