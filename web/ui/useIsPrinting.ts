import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being printed, for content that is on paper only. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    // At once: the browser lays the paper out as soon as its listeners are done
    window.addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), { signal })
    window.addEventListener('afterprint', () => setIsPrinting(false), { signal })
    return () => listeners.abort()
  }, [])
  return isPrinting
}
