import { toCanonicalHtml } from '../../contract/richText.ts'
import { RENDERED_AS } from '../../domain/html/allowedHtml.ts'
import { isCanonicalHtml } from '../../domain/html/canonicalHtml.ts'
import { exceededLimit } from '../../domain/html/richTextLimits.ts'
import type { Log } from '../../runtime/logger.ts'
import { withServedImages } from '../v2/servedAddress.ts'
import { LruMap } from '../../runtime/lru.ts'
import { purify } from './purify.ts'

/** Far more than can be written, since other v2 services store pictures within their texts. */
const MAX_STORED_LENGTH = 1_000_000
const MAX_CACHE_BYTES = 16 * 1024 * 1024
const BYTES_PER_CHARACTER = 2

/** Sanitized HTML, which alone may leave the graph. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Sanitizes stored HTML. A text that exceeds a limit or cannot be sanitized becomes empty, which is logged once. */
export interface HtmlReader {
  /** The text as visitors see it (STO-8); null where nothing is stored. */
  shown: (html: string | null) => SafeHtml | null | Promise<SafeHtml>
  /** The text for its editor: as safe, with headings as they are stored (RTE-1). Null where nothing is stored. */
  written: (html: string | null) => SafeHtml | null | Promise<SafeHtml>
}

interface SanitizedHtml {
  shown: SafeHtml
  written: SafeHtml
}

/** Creates a reader with a cache of its own. */
export function createHtmlReader(log: Log): HtmlReader {
  const cache = new LruMap<string, SanitizedHtml>(MAX_CACHE_BYTES, sizeOf)
  const pending = new Map<string, Promise<SanitizedHtml>>()

  const addToCache = (html: string, canonical: string) => {
    const written = withServedImages(canonical)
    const sanitized = { written: new SafeHtml(written), shown: new SafeHtml(withShownHeadings(written)) }
    cache.set(html, sanitized)
    return sanitized
  }
  const drop = (html: string, reason: { limit: string } | { err: unknown }) => {
    log.warn({ ...reason, length: html.length }, 'rich text dropped')
    return addToCache(html, '')
  }
  const purifyOnce = (html: string) => {
    const started =
      pending.get(html) ??
      toSafeCanonical(html)
        .then(
          (canonical) => addToCache(html, canonical),
          (err: unknown) => drop(html, { err }),
        )
        .finally(() => pending.delete(html))
    pending.set(html, started)
    return started
  }
  const sanitize = (html: string) => {
    const cached = cache.get(html)
    if (cached) return cached
    const limit = exceededLimit(html, MAX_STORED_LENGTH)
    if (limit) return drop(html, { limit })
    return isCanonicalHtml(html) ? addToCache(html, html) : purifyOnce(html)
  }
  const reader =
    (kind: keyof SanitizedHtml): HtmlReader[typeof kind] =>
    (html) => {
      if (html === null || html.trim() === '') return null
      const sanitized = sanitize(html)
      return sanitized instanceof Promise ? sanitized.then((both) => both[kind]) : sanitized[kind]
    }
  return { shown: reader('shown'), written: reader('written') }
}

/** HTML that is not canonical was written before the limits, or by another service: DOMPurify checks it, too. */
async function toSafeCanonical(html: string): Promise<string> {
  const purified = await purify(toCanonicalHtml(html))
  if (!isCanonicalHtml(purified)) throw new Error('DOMPurify left what is not canonical')
  return purified
}

function sizeOf({ shown, written }: SanitizedHtml, html: string): number {
  return BYTES_PER_CHARACTER * (html.length + shown.text.length + written.text.length)
}

// Canonical headings have no attributes, so plain replacement is enough
function withShownHeadings(html: string): string {
  return Object.entries(RENDERED_AS).reduce(
    (text, [from, to]) => text.replaceAll(`<${from}>`, `<${to}>`).replaceAll(`</${from}>`, `</${to}>`),
    html,
  )
}
