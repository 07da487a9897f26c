/**
 * Work that runs once at a time: called while it runs, it runs once more when it is done, however often it was called.
 * Never rejects.
 */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async () => {
    do {
      isWanted = false
      await work().catch(() => undefined)
    } while (isWanted)
    running = undefined
  }
  return () => {
    isWanted = true
    running ??= run()
    return running
  }
}
