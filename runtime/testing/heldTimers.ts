import { vi } from 'vitest'

/** Timers of one duration, which run as long as a test wants. */
interface HeldTimers {
  /** How many run. */
  count(): number
  /** Ends those that run, as if their time were up. */
  end(): void
  /** Lets later timers run by themselves again. */
  release(): void
}

/** Holds every timer of exactly so many milliseconds that begins from now on; all others run by themselves. */
export function holdTimers(ms: number): HeldTimers {
  const held = new Map<unknown, () => void>()
  const { setTimeout: begin, clearTimeout: clear } = globalThis
  const hold = (due: () => void, after?: number, ...given: unknown[]) => {
    if (after !== ms) return begin(due, after, ...given)
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
  return {
    count: () => held.size,
    end() {
      const due = [...held.values()]
      held.clear()
      for (const one of due) one()
    },
    release() {
      beginning.mockRestore()
      clearing.mockRestore()
    },
  }
}
