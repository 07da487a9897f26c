import { useEffect, useState } from 'react'

const TICK_MS = 200

/** Whole seconds, rounded up, until a moment (as Date.now() counts); it redraws as they pass, and stays at 0. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isOver])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
