import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page answers to its script; what is typed before that would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
