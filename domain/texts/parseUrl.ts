/** An address, null where it is none. URL.canParse is younger than the browsers that are supported. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
