import type { HappenedToOrder, Order } from '../../contract/orders.ts'
import { pollOrders } from '../v2/compat/pollOrders.ts'
import { NotFound, nullIfNotFound } from '../v2/errors.ts'
import type { V2 } from '../v2Client.ts'

/** An event of an order, with the order as it is now. */
export interface OrderChange {
  /** The cursor to resume from after a break; null where the v2 service has no order events. */
  cursor: string | null
  type: HappenedToOrder['type']
  at: string
  order: Order
}

const LONG_POLL_SECONDS = 25
const BEGINNING = '0'
const POLLED_ORDERS = 100

/** The cursor of the newest event that the viewer may see; null where the service has no order events. */
export async function newestCursor(v2: V2): Promise<string | null> {
  try {
    return (await v2.orders.events(null, 0)).at(-1)?.cursor ?? BEGINNING
  } catch (error) {
    return nullIfNotFound(error)
  }
}

/** Follows the orders that the viewer may see from a cursor on, until the signal aborts. */
export async function* orderChanges(v2: V2, after: string | null, signal: AbortSignal): AsyncGenerator<OrderChange> {
  let cursor = after
  while (!signal.aborted) {
    let events: HappenedToOrder[]
    try {
      events = await v2.orders.events(cursor, LONG_POLL_SECONDS, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof NotFound)) throw error
      yield* pollOrders(async () => (await v2.orders.ownPage({}, POLLED_ORDERS, null)).orders, signal)
      return
    }
    const isStart = cursor === null
    cursor = events.at(-1)?.cursor ?? cursor ?? BEGINNING
    // Without a cursor the service answers the newest event only, as the place to resume from
    if (isStart) continue
    const orders = await v2.orders.getMany([...new Set(events.map(({ orderId }) => orderId))])
    const byId = new Map(orders.flatMap((order) => (order instanceof Error ? [] : [[order.id, order]])))
    for (const { orderId, ...event } of events) {
      const order = byId.get(orderId)
      if (order) yield { ...event, order }
    }
  }
}
