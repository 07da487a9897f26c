import { use, useEffect } from 'react'
import { LiveOrdersContext } from './LiveOrdersContext.ts'
import type { TrackedList } from './orderLists.ts'

/** Inserts new orders into a list as they are placed; `id` is its connection's `__id`, null to leave the list as it is. */
export function useLiveOrderList(id: string | null, { status, from, to, query, isOldestFirst }: TrackedList): void {
  const { trackList } = use(LiveOrdersContext)
  useEffect(() => {
    if (id !== null) trackList(id, { status, from, to, query, isOldestFirst })
  }, [trackList, id, status, from, to, query, isOldestFirst])
}
