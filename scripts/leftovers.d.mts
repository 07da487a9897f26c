/** The leftovers of a run's tests, one line each. */
export function findLeftovers(runFolder: string): string[]

/** Ends the run's processes that still live. */
export function endLeftovers(runFolder: string): void
