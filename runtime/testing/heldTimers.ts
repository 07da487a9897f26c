import { onTestFinished, vi } from 'vitest'

/** Timers of some durations, which run as long as a test wants. */
interface HeldTimers {
  /** The number of running timers. */
  count(): number
  /** Ends those that run, as if their time were up. */
  end(): void
  /** Lets later timers run by themselves again, before the test has finished. */
  release(): void
}

/**
 * Holds every timer of exactly one of these durations, in milliseconds, that begins from now on, until the test has finished;
 * all others run by themselves.
 */
export function holdTimers(...durations: readonly [number, ...number[]]): HeldTimers {
  const held = new Map<unknown, () => void>()
  const { setTimeout: begin, clearTimeout: clear } = globalThis
  const hold = (due: () => void, after?: number, ...given: unknown[]) => {
    if (after === undefined || !durations.includes(after)) return begin(due, after, ...given)
    // A timer of its own to be known by, which does nothing
    const timer = begin(() => {}, 0)
    held.set(timer, due)
    return timer
  }
  const beginning = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    clear(timer)
  })
  const release = () => {
    beginning.mockRestore()
    clearing.mockRestore()
  }
  onTestFinished(release)
  return {
    count: () => held.size,
    end() {
      const due = [...held.values()]
      held.clear()
      for (const callback of due) callback()
    },
    release,
  }
}
