import { setTimeout as delay } from 'node:timers/promises'
import type { HappenedToOrder, Order } from '../../../contract/orders.ts'
import { orderVersion } from '../wireOrder.ts'

const POLL_MS = 1_500

/** A change of an order that two polls differ by. There is no cursor to resume from. */
interface PolledChange {
  cursor: null
  type: HappenedToOrder['type']
  at: string
  order: Order
}

/** Follows orders by reading the newest ones again and again, for a service without order events. */
export async function* pollOrders(
  readNewest: () => Promise<readonly Order[]>,
  signal: AbortSignal,
): AsyncGenerator<PolledChange> {
  let versions: Map<string, string> | undefined
  while (!signal.aborted) {
    const orders = await readNewest()
    const before = versions
    versions = new Map(orders.map((order) => [order.id, orderVersion(order)]))
    for (const order of before ? orders.toReversed() : []) {
      if (before?.get(order.id) === versions.get(order.id)) continue
      const type = before?.has(order.id) ? (order.events.at(-1)?.type ?? 'changed') : 'placed'
      yield { cursor: null, type, at: new Date().toISOString(), order }
    }
    await delay(POLL_MS, undefined, { signal }).catch(() => {})
  }
}
