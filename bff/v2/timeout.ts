/** A running timeout of a call. */
interface Timeout {
  /** Aborts when the time is up, and with the caller's own signal. */
  signal: AbortSignal
  /** Ends the timeout. The caller's own signal still aborts what is left of the call. */
  clear: () => void
}

/** Starts a timeout. */
export function startTimeout(ms: number, caller: AbortSignal | undefined): Timeout {
  const controller = new AbortController()
  let isCleared = false
  const abort = () => {
    if (!isCleared) controller.abort()
  }
  // After a busy spell an answer may have arrived that was not read yet: setImmediate lets it be read first
  const timer = setTimeout(() => setImmediate(abort), ms)
  return {
    signal: caller ? AbortSignal.any([controller.signal, caller]) : controller.signal,
    clear: () => {
      isCleared = true
      clearTimeout(timer)
    },
  }
}
