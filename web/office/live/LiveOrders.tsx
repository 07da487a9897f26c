import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { announceOrder } from './announceOrder.ts'
import type { ConnectionState } from './reconnectingSubscription.ts'
import { followLiveOrders } from './liveOrders.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { OrderNews, OrderNewsListener } from './LiveOrdersContext.ts'
import type { HeldList, OrderLists } from './orderLists.ts'
import { pauseUntilOnline } from './pauseUntilOnline.ts'

/** Keeps what the office shows of orders up to date while it is open, and tells of new ones. */
export function LiveOrders(props: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<ConnectionState>('connecting')
  const lists = useRef<OrderLists>(new Map())
  const listeners = useRef(new Set<OrderNewsListener>())
  const toldAt = useRef({ changed: 0, renewed: 0 })

  useEffect(() => {
    const ended = new AbortController()
    const tell = (news: OrderNews) => {
      toldAt.current[news] = Date.now()
      return Promise.all([...listeners.current].map((listener) => listener(news)))
    }
    void followLiveOrders({
      environment,
      signal: ended.signal,
      lists: lists.current,
      pause: pauseUntilOnline,
      onState: setState,
      onRenew: () => tell('renewed'),
      onChange: ({ isNew, reference }) => {
        if (isNew) announceOrder(reference)
        void tell('changed')
      },
    })
    return () => ended.abort()
  }, [environment])

  const onNews = useCallback((listener: OrderNewsListener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  const renewedAt = useCallback(() => toldAt.current.renewed, [])
  const newsAt = useCallback(() => Math.max(toldAt.current.changed, renewedAt()), [renewedAt])
  const holdList = useCallback((id: string, list: HeldList) => void lists.current.set(id, list), [])
  const value = useMemo(
    () => ({ state, onNews, newsAt, renewedAt, holdList }),
    [state, onNews, newsAt, renewedAt, holdList],
  )
  return <LiveOrdersContext value={value}>{props.children}</LiveOrdersContext>
}
