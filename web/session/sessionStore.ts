/** Reads session storage. Returns null when the key is absent or the browser forbids it. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Empties session storage: what was typed or ordered in this tab is nobody else's. */
export function clearSession(): void {
  try {
    sessionStorage.clear()
  } catch {
    // forbidden storage holds nothing
  }
}

/** Writes session storage; null removes the key. Does nothing when the browser forbids it. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // full or forbidden: the product works without it
  }
}
