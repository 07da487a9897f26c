import { useSyncExternalStore } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * Reads a store that only the browser has: `unread` on the server and until the page is hydrated. What it changes in the
 * page then is rendered in steps: left to useSyncExternalStore, it would be one, as long as all of them.
 */
export function useBrowserStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  unread: () => Value,
): Value {
  const isHydrated = useIsHydrated()
  return useSyncExternalStore(subscribe, isHydrated ? read : unread, unread)
}
