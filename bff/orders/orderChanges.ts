import { setTimeout as pause } from 'node:timers/promises'
import type { HappenedToOrder, Order } from '../../contract/orders.ts'
import type { V2 } from '../v2Client.ts'
import { NotFound, nullIfNotFound } from '../v2/errors.ts'
import { versionOf } from '../v2/versions.ts'

/** Something that happened to an order, with the order as it is now. */
export interface OrderChange {
  /** Where to go on after a break; null where the v2 service cannot tell. */
  cursor: string | null
  type: HappenedToOrder['type']
  at: string
  order: Order
}

const WAIT_SECONDS = 25
const BEGINNING = '0'
const POLL_MS = 1_500
const POLLED = 100

/** The cursor of what happened last to the orders that the viewer may see; null where the service tells no events. */
export async function newestCursor(v2: V2): Promise<string | null> {
  try {
    return (await v2.orders.events(null, 0)).at(-1)?.cursor ?? BEGINNING
  } catch (error) {
    return nullIfNotFound(error)
  }
}

/** What happens to the orders that the viewer may see, from a cursor on, until the signal ends it. */
export async function* orderChanges(v2: V2, after: string | null, signal: AbortSignal): AsyncGenerator<OrderChange> {
  let cursor = after
  while (!signal.aborted) {
    let happened: HappenedToOrder[]
    try {
      happened = await v2.orders.events(cursor, WAIT_SECONDS, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof NotFound)) throw error
      // An older service tells no events
      yield* polledChanges(v2, signal)
      return
    }
    const begins = cursor === null
    cursor = happened.at(-1)?.cursor ?? cursor ?? BEGINNING
    // Without a cursor the service tells the newest event only, to go on from
    if (begins) continue
    const orders = await v2.orders.getMany([...new Set(happened.map(({ orderId }) => orderId))])
    const byId = new Map(orders.flatMap((order) => (order instanceof Error ? [] : [[order.id, order]])))
    for (const { orderId, ...event } of happened) {
      const order = byId.get(orderId)
      if (order) yield { ...event, order }
    }
  }
}

/** The same, read from the newest orders now and then. */
async function* polledChanges(v2: V2, signal: AbortSignal): AsyncGenerator<OrderChange> {
  let known: Map<string, string> | undefined
  while (!signal.aborted) {
    const { orders } = await v2.orders.ownPage({}, POLLED, null)
    const before = known
    known = new Map(orders.map((order) => [order.id, versionOf(order)]))
    for (const order of before ? orders.toReversed() : []) {
      if (before?.get(order.id) === known.get(order.id)) continue
      const type = before?.has(order.id) ? (order.events.at(-1)?.type ?? 'changed') : 'placed'
      yield { cursor: null, type, at: new Date().toISOString(), order }
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => {})
  }
}
