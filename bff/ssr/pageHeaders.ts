import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { caterTag } from '../../contract/cacheTags.ts'
import type { PageFailure } from '../../web/entry.server.tsx'
import { NO_STORE } from '../http/noStore.ts'
import { RETRY_AFTER_SECONDS } from '../v2/circuitBreaker.ts'

// Browsers revalidate each time, mostly with a 304; a CDN between is purged when something changes
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** Results of a search depend on orders too, of which no cache is notified. */
const SHARED_SEARCH = 'public, max-age=0, s-maxage=10'

/** The caches that may store a page. */
export interface Sharing {
  isSearch: boolean
  /** See {@link tagsOf}. */
  tags: readonly string[]
}

interface HeadersOf {
  /** Null for a page that no cache may store. */
  sharing: Sharing | null
  failure: PageFailure | null
  isPrivate: boolean
  hasSecretPath?: boolean
}

/** The headers of a page. `scripts` are those of its policy. */
export function pageHeaders(
  { sharing, failure, isPrivate, hasSecretPath = false }: HeadersOf,
  scripts: string | null,
): OutgoingHttpHeaders {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': sharing ? (sharing.isSearch ? SHARED_SEARCH : SHARED) : NO_STORE,
    ...(sharing && { 'cache-tag': sharing.tags.join(',') }),
    ...(failure && failureHeaders(failure)),
    ...(hasSecretPath && { 'cache-control': NO_STORE }),
    ...(isPrivate && { 'x-robots-tag': 'noindex' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': hasSecretPath ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // the development server writes styles and scripts of its own
    'content-security-policy': scripts === null ? "frame-ancestors 'none'" : contentSecurityPolicy(scripts),
  }
}

/** The headers of a response that reports a failure. */
export const failureHeaders = ({
  status,
  retryAfter = status === 503 ? RETRY_AFTER_SECONDS : undefined,
}: PageFailure): OutgoingHttpHeaders => ({
  'cache-control': NO_STORE,
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
})

/** The names in a policy of inline scripts that are the same on every page. */
export const hashesOf = (scripts: readonly string[]): string =>
  scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')

/** The tags by which what was made from these addresses of the v2 service can be purged: 'cater-55', 'filters'. */
export function tagsOf(addresses: readonly string[]): string[] {
  const tags = addresses.map((address) => {
    const [, folder = '', id] = /^\/([^/?]*)\/?([^/?]*)/.exec(address) ?? []
    return /^caters(-public)?$/.test(folder) && id && /^\d+$/.test(id) ? caterTag(id) : folder
  })
  return [...new Set(tags)].toSorted()
}

function contentSecurityPolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    // the caterer's accent is a style attribute, and dialogs place themselves by such
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // GraphiQL's
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
