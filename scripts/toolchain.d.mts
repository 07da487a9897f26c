export function ensureBuilt(): void

/** One hash of what the product is made from in some rooms; tests and what is generated are no part of it. */
export function hashOfSources(rooms: readonly string[], more?: readonly string[]): string
