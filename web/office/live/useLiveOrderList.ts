import { use, useEffect } from 'react'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { HeldList } from './orderLists.ts'

/** Lets a list of orders take new ones by itself; `id` is its connection's `__id`, null where there is none. */
export function useLiveOrderList(id: string | null, { status, from, to, query, isOldestFirst }: HeldList): void {
  const { holdList } = use(LiveOrdersContext)
  useEffect(() => {
    if (id !== null) holdList(id, { status, from, to, query, isOldestFirst })
  }, [holdList, id, status, from, to, query, isOldestFirst])
}
