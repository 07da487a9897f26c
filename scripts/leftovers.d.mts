/** What the tests of a run have left behind, one line each. */
export function findLeftovers(runFolder: string): string[]

/** Ends the run's processes that still live. */
export function endLeftovers(runFolder: string): void
