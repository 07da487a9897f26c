import { ALLOWED_ATTRIBUTES, isAllowedAttribute, STORED_TAGS } from './allowedHtml.ts'
import { countStayingOpen, isVoidElement } from './htmlNesting.ts'

const TOKEN =
  /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="(?:[^"<>&\0\r\u00a0]|&amp;|&quot;)*")*)>|&(?:amp|lt|gt|nbsp);|[^<>&\0\r\u00a0]+/gy
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g

/**
 * Returns whether HTML is canonical: it has allowed tags and attributes only, and is written as a browser would write it
 * after parsing it. Canonical HTML is safe to show as it is.
 */
export function isCanonicalHtml(html: string): boolean {
  const open: string[] = []
  let end = 0
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    end += token.length
    if (tag === undefined) continue
    if (slash) {
      if (attributes || open.pop() !== tag) return false
      continue
    }
    if (!STORED_TAGS.has(tag) || countStayingOpen(open, tag) < open.length) return false
    if (writeAttributes(tag, readAttributes(attributes)) !== attributes) return false
    if (!isVoidElement(tag)) open.push(tag)
  }
  return end === html.length && open.length === 0
}

/** Writes the attributes that a tag may have, in canonical form; their values are without character references. */
export function writeAttributes(tag: string, attributes: ReadonlyMap<string, string>): string {
  return (ALLOWED_ATTRIBUTES[tag] ?? [])
    .map((name) => {
      const value = attributes.get(name)?.replace(/\s+/g, ' ').trim()
      if (value === undefined || !isAllowedAttribute(name, value)) return ''
      return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    })
    .join('')
}

function readAttributes(written: string): Map<string, string> {
  const found = [...written.matchAll(ATTRIBUTE)]
  return new Map(
    found.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]),
  )
}
