import { setTimeout as delay } from 'node:timers/promises'

/** A job that the service or a worker repeats beside its responses. */
export interface RepeatedJob {
  /** Does it once. */
  run(): Promise<void>
  /** Does it at once, then at each interval. */
  start(): void
  /** Stops after what is in progress. */
  stop(): Promise<void>
}

/** Creates a job without starting it. `runOnce` does not reject, and ends soon when its signal is aborted. */
export function createRepeatedJob(intervalMs: number, runOnce: (stopping: AbortSignal) => Promise<void>): RepeatedJob {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> = Promise.resolve()

  const runAgain = async (): Promise<void> => {
    while (!signal.aborted) {
      await runOnce(signal)
      await delay(intervalMs, undefined, { signal }).catch(() => {})
    }
  }

  return {
    run: () => runOnce(signal),
    start() {
      running = runAgain()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
