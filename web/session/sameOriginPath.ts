import { parseUrl } from '../../domain/texts/parseUrl.ts'

/** Returns the path of an address on this site, null for any other (no open redirect). */
export function sameOriginPath(from: string | null): string | null {
  if (!from?.startsWith('/')) return null
  // browsers normalise backslashes, tabs and dots: only the parsed result counts
  const base = 'http://own.invalid'
  const url = parseUrl(from, base)
  if (url?.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
