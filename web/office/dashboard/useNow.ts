import { useSyncExternalStore } from 'react'

const TICK_MS = 20_000

/** The moment, in milliseconds since 1970, anew every few seconds; null on the server, whose clock is another. */
export function useNow(): number | null {
  return useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => null,
  )
}

function onTick(callback: () => void): () => void {
  const timer = setInterval(callback, TICK_MS)
  return () => clearInterval(timer)
}
