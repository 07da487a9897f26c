/** Resolves after `ms`, or as soon as the browser is online or the page is visible again, or the signal aborts. */
export function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const end = () => {
      clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end, { signal: listeners.signal })
    document.addEventListener('visibilitychange', () => !document.hidden && end(), { signal: listeners.signal })
    signal.addEventListener('abort', end, { signal: listeners.signal })
  })
}
