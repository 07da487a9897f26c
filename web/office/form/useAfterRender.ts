import { useEffect, useState } from 'react'

/**
 * `afterRender(act)`: acts once the render is done that comes with all else that is set now, so that the page knows
 * that nothing is unsaved before it is left.
 */
export function useAfterRender(): (callback: () => void) => void {
  const [next, setNext] = useState<{ callback: () => void } | null>(null)
  useEffect(() => {
    // behind the effects of all other components: one of them guards the page
    if (next) queueMicrotask(next.callback)
  }, [next])
  return (callback) => setNext({ callback })
}
