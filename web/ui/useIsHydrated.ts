import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is hydrated; what is typed before that would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
