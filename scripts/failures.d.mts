/** The failures of a run, each with the first lines of its error. */
export function failureLines(runFolder: string): string[]
