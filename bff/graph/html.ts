import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedHref, isOwnImage, RENDERED_AS } from '../../domain/allowedHtml.ts'
import { servedUrl } from '../images/servedAddress.ts'
import { LruMap } from '../lru.ts'
import { isPlainHtml } from './plainHtml.ts'

/** Sanitized HTML, which alone may leave the graph. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Sanitize = (html: string) => string

const cache = { shown: new LruMap<string, SafeHtml>(5_000), written: new LruMap<string, SafeHtml>(500) }
let loading: Promise<Sanitize> | undefined

/** A description as visitors see it (STO-8); null where it is empty. */
export function safeHtml(html: string | null): SafeHtml | null | Promise<SafeHtml> {
  return safe(html, 'shown')
}

/** A description for its editor: as safe, with headings as they are stored (RTE-1). Null where it is empty. */
export function editableHtml(html: string | null): SafeHtml | null | Promise<SafeHtml> {
  return safe(html, 'written')
}

/** Loads the sanitizer before the first description needs it, as that blocks the process for about a second. */
export async function warmSanitizer(): Promise<void> {
  await getSanitizer()
}

/** Removes all HTML that STO-8 does not allow. */
export async function sanitizeHtml(html: string): Promise<string> {
  return showAs((await getSanitizer())(html))
}

function safe(html: string | null, kind: keyof typeof cache): SafeHtml | null | Promise<SafeHtml> {
  if (html === null || html.trim() === '') return null
  const keep = (text: string) => {
    const kept = new SafeHtml(text)
    cache[kind].set(html, kept)
    return kept
  }
  const sanitise = kind === 'shown' ? sanitizeHtml : async (text: string) => (await getSanitizer())(text)
  return cache[kind].get(html) ?? (isPlainHtml(html) ? keep(html) : sanitise(html).then(keep))
}

function getSanitizer(): Promise<Sanitize> {
  loading ??= load()
  return loading
}

async function load(): Promise<Sanitize> {
  const { default: purify } = await import('isomorphic-dompurify')
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute
    const tag = node.nodeName.toLowerCase()
    attribute.keepAttr = (ALLOWED_ATTRIBUTES[tag] ?? []).includes(attrName) && isAllowed(attrName, attrValue)
    if (attrName === 'src') attribute.attrValue = servedUrl(attrValue)
  })
  const options = {
    ALLOWED_TAGS: [...ALLOWED_TAGS, ...Object.keys(RENDERED_AS)],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }
  return (html) => purify.sanitize(html, options)
}

function isAllowed(name: string, value: string): boolean {
  if (name === 'href') return isAllowedHref(value)
  return name === 'src' ? isOwnImage(value) : true
}

// Sanitized, these tags have no attributes, so plain replacement is enough
function showAs(html: string): string {
  return Object.entries(RENDERED_AS).reduce(
    (text, [from, to]) => text.replaceAll(`<${from}>`, `<${to}>`).replaceAll(`</${from}>`, `</${to}>`),
    html,
  )
}
