import { useSyncExternalStore } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * Reads a store that only the browser has: `unread` on the server and until the page is hydrated. What it changes in the
 * page then is rendered in steps; useSyncExternalStore alone would render it in one that blocks the page.
 */
export function useBrowserStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  unread: () => Value,
): Value {
  const isHydrated = useIsHydrated()
  return useSyncExternalStore(subscribe, isHydrated ? read : unread, unread)
}
