export function ensureBuilt(): void

/** Lists every file below a folder. */
export function filesUnder(folder: string): string[]

/** One hash of the names and contents of the files that exist. */
export function hashOf(files: readonly string[]): string
