/** The path of an address on this site, as an address gave it; null for any other site's, so that a link cannot lead away. */
export function ownPath(from: string | null): string | null {
  if (!from?.startsWith('/')) return null
  // Browsers read backslashes, tabs and dots in their own way: only what the parser makes of it counts.
  const base = 'http://own.invalid'
  if (!URL.canParse(from, base)) return null
  const url = new URL(from, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
