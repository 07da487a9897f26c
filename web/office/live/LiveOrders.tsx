import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { announceOrder } from './announceOrder.ts'
import type { ConnectionState } from './keepFollowing.ts'
import { followLiveOrders } from './liveOrders.ts'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { OrderNews, OrderNewsListener } from './LiveOrdersContext.ts'
import type { OrderListFilter, OrderLists } from './orderLists.ts'
import { pauseUntilOnline } from './pauseUntilOnline.ts'

/** Keeps what the office shows of orders up to date while it is open, and tells of new ones. */
export function LiveOrders(props: { children: ReactNode }) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<ConnectionState>('connecting')
  const lists = useRef<OrderLists>(new Map())
  const listeners = useRef(new Set<OrderNewsListener>())
  const changedAt = useRef(0)

  useEffect(() => {
    const ended = new AbortController()
    const tell = (news: OrderNews) => {
      changedAt.current = Date.now()
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
  const newsAt = useCallback(() => changedAt.current, [])
  const holdList = useCallback((id: string, filter: OrderListFilter) => void lists.current.set(id, filter), [])
  const value = useMemo(() => ({ state, onNews, newsAt, holdList }), [state, onNews, newsAt, holdList])
  return <LiveOrdersContext value={value}>{props.children}</LiveOrdersContext>
}
