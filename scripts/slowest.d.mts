/** The slowest files and tests of a run, as lines to print. */
export function slowestLines(runFolder: string): string[]
