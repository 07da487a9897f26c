/**
 * Wraps work so that it never runs twice at the same time. Calls during a run start exactly one more run after it, and
 * resolve with that. Never rejects.
 */
export function singleFlight(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isRequested = false
  const run = async () => {
    do {
      isRequested = false
      await work().catch(() => undefined)
    } while (isRequested)
    running = undefined
  }
  return () => {
    isRequested = true
    running ??= run()
    return running
  }
}
