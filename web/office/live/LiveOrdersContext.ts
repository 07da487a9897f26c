import { createContext } from 'react'
import type { ConnectionState } from './reconnectingSubscription.ts'
import type { HeldList } from './orderLists.ts'

/** 'renewed': anything may have happened meanwhile. 'changed': the store has the order, and lists that take it, too. */
export type OrderNews = 'renewed' | 'changed'

/** Told when what is shown of orders may be out of date; what it answers is awaited before the office goes on. */
export type OrderNewsListener = (news: OrderNews) => Promise<unknown>

/** What the office knows of the live connection. */
export interface LiveOrdersValue {
  state: ConnectionState
  /** Calls a listener when orders changed; answers how to stop. */
  onNews: (listener: OrderNewsListener) => () => void
  /** When orders last changed, in milliseconds since 1970; 0 where they did not. */
  newsAt: () => number
  /** When something may have happened that was not told, likewise. */
  renewedAt: () => number
  /** Lets a list take new orders from now on, by its connection's `__id`. */
  holdList: (id: string, list: HeldList) => void
}

/** Without a connection, as in tests of single pages, nothing is ever told. */
export const LiveOrdersContext = createContext<LiveOrdersValue>({
  state: 'connecting',
  onNews: () => () => undefined,
  newsAt: () => 0,
  renewedAt: () => 0,
  holdList: () => undefined,
})
