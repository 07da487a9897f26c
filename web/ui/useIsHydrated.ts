import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is hydrated; what is typed before that would be lost. */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // What waits for it is rendered in steps, where a store's change renders all at once
  return useDeferredValue(isHydrated)
}
