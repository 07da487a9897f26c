/** Waits so long, or until the browser is online again or the page is looked at again. */
export function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end, { signal: ended.signal })
    document.addEventListener('visibilitychange', () => !document.hidden && end(), { signal: ended.signal })
    signal.addEventListener('abort', end, { signal: ended.signal })
  })
}
