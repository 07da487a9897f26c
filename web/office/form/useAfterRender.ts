import { useEffect, useState } from 'react'

/**
 * Calls a callback after the next render, when LeaveGuard knows that nothing is unsaved any more.
 */
export function useAfterRender(): (callback: () => void) => void {
  const [next, setNext] = useState<{ callback: () => void } | null>(null)
  useEffect(() => {
    // after the effects of all other components, LeaveGuard's among them
    if (next) queueMicrotask(next.callback)
  }, [next])
  return (callback) => setNext({ callback })
}
