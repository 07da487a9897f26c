import { ALLOWED_TAGS } from '../../domain/allowedHtml.ts'

const TOKEN = /<(\/?)([a-z][a-z0-9]*)>|&(?:amp|lt|gt|nbsp);|[^<>&\0\r\u00a0]+/gy
const EMPTY = new Set(['br', 'img'])
const INLINE = new Set(['b', 'i', 'em', 'u', 'strong'])

/**
 * True if the sanitizer would leave the HTML unchanged: it has well-nested allowed tags without attributes, inline ones only
 * inside a paragraph, heading or each other. Most descriptions are such, and the sanitizer takes a second to load.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = []
  let end = 0
  for (const [token, closing, tag] of html.matchAll(TOKEN)) {
    end += token.length
    if (tag === undefined) continue
    if (!ALLOWED_TAGS.includes(tag) || tag === 'a' || tag === 'img') return false
    if (closing) {
      if (open.pop() !== tag) return false
    } else if (!EMPTY.has(tag)) {
      if (!mayHold(open.at(-1), tag) || open.includes(tag)) return false
      open.push(tag)
    }
  }
  return end === html.length && open.length === 0
}

function mayHold(outer: string | undefined, tag: string): boolean {
  if (outer === undefined) return tag !== 'li'
  if (outer === 'ul' || outer === 'ol') return tag === 'li'
  return INLINE.has(tag)
}
