import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { announceOrder } from './announceOrder.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { OrderUpdate, OrderUpdateListener } from './LiveOrdersContext.ts'
import type { OrderLists, TrackedList } from './orderLists.ts'
import { pauseUntilOnline } from './pauseUntilOnline.ts'
import type { ConnectionState } from './reconnectingSubscription.ts'
import { subscribeToOrders } from './subscribeToOrders.ts'

/** Keeps the orders that the office shows up to date while it is open, and announces new ones. */
export function LiveOrders(props: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<ConnectionState>('connecting')
  const lists = useRef<OrderLists>(new Map())
  const listeners = useRef(new Set<OrderUpdateListener>())
  const updatedAt = useRef<Record<OrderUpdate, number>>({ changed: 0, resync: 0 })

  useEffect(() => {
    const unmount = new AbortController()
    const notify = (update: OrderUpdate) => {
      updatedAt.current[update] = Date.now()
      return Promise.all([...listeners.current].map((listener) => listener(update)))
    }
    void subscribeToOrders({
      environment,
      signal: unmount.signal,
      lists: lists.current,
      pause: pauseUntilOnline,
      onState: setState,
      onResync: () => notify('resync'),
      onChange: ({ isNew, reference }) => {
        if (isNew) announceOrder(reference)
        void notify('changed')
      },
    })
    return () => unmount.abort()
  }, [environment])

  const subscribe = useCallback((listener: OrderUpdateListener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  const lastResyncAt = useCallback(() => updatedAt.current.resync, [])
  const lastUpdateAt = useCallback(() => Math.max(updatedAt.current.changed, lastResyncAt()), [lastResyncAt])
  const trackList = useCallback((id: string, list: TrackedList) => void lists.current.set(id, list), [])
  const value = useMemo(
    () => ({ state, subscribe, lastUpdateAt, lastResyncAt, trackList }),
    [state, subscribe, lastUpdateAt, lastResyncAt, trackList],
  )
  return <LiveOrdersContext value={value}>{props.children}</LiveOrdersContext>
}
