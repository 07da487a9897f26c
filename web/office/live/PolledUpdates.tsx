import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { LiveOrdersValue, OrderUpdateListener } from './LiveOrdersContext.ts'

const INTERVAL_MS = 30_000

/** Notifies the lists of orders twice a minute that they may have changed, for users who may not subscribe to orders. */
export function PolledUpdates(props: { children: ReactNode }) {
  const listeners = useRef(new Set<OrderUpdateListener>())
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) for (const listener of listeners.current) void listener('changed')
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  const value = useMemo<LiveOrdersValue>(
    () => ({
      state: 'polling',
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
      lastUpdateAt: () => 0,
      lastResyncAt: () => 0,
      trackList: () => undefined,
    }),
    [],
  )
  return <LiveOrdersContext value={value}>{props.children}</LiveOrdersContext>
}
