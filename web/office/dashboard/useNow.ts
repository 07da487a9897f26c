import { useBrowserStore } from '../../ui/useBrowserStore.ts'

const TICK_MS = 20_000

/** The current time in milliseconds since 1970, updated every few seconds; null on the server, whose clock differs. */
export function useNow(): number | null {
  return useBrowserStore(
    subscribe,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => null,
  )
}

function subscribe(callback: () => void): () => void {
  const timer = setInterval(callback, TICK_MS)
  return () => clearInterval(timer)
}
