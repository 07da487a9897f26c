/** The browser tests, by their names without an ending, of each path. */
export const SPECS_OF: readonly (readonly [RegExp, readonly string[]])[]

/** The browser tests of some files, as paths. */
export function specsOf(files: readonly string[]): string[]
