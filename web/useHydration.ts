import { startTransition, useEffect, useState } from 'react'
import { replayEarlyClick } from './earlyClick.ts'

/**
 * True once the page is hydrated, for the document to provide. What only the browser knows is rendered as a transition, in
 * steps. An early click is replayed only after that, since it may be meant for what was not known before.
 */
export function useHydration(): boolean {
  const [isHydrated, setIsHydrated] = useState(() => typeof window !== 'undefined' && window.isHydrated === true)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  useEffect(() => {
    if (isHydrated) replayEarlyClick()
  }, [isHydrated])
  return isHydrated
}
