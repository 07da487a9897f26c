import { createContext } from 'react'
import type { TrackedList } from './orderLists.ts'
import type { ConnectionState } from './reconnectingSubscription.ts'

/**
 * 'resync': events may have been missed, so everything shown of orders may be out of date. 'changed': the store and
 * the tracked lists hold the changed order already.
 */
export type OrderUpdate = 'resync' | 'changed'

/** Called when orders shown may be out of date. A resync waits for what it returns before it subscribes again. */
export type OrderUpdateListener = (update: OrderUpdate) => Promise<unknown>

/** The live connection, for the pages of the office. */
export interface LiveOrdersValue {
  state: ConnectionState
  /** Returns the function that unsubscribes. */
  subscribe: (listener: OrderUpdateListener) => () => void
  /** The time of the last change or resync of orders, in milliseconds since 1970; 0 before the first time. */
  lastUpdateAt: () => number
  /** The time at which the last resync began, likewise. */
  lastResyncAt: () => number
  /** Inserts new orders into a list from now on; `id` is its connection's `__id`. */
  trackList: (id: string, list: TrackedList) => void
}

/** Without a provider, as in tests of single pages, there are no updates. */
export const LiveOrdersContext = createContext<LiveOrdersValue>({
  state: 'connecting',
  subscribe: () => () => undefined,
  lastUpdateAt: () => 0,
  lastResyncAt: () => 0,
  trackList: () => undefined,
})
