/** Reads session storage; null where there is nothing or the browser forbids it. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes session storage; null removes. A browser that forbids it only loses the convenience. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // full or forbidden: all works without
  }
}
