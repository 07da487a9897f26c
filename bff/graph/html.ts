import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedHref, isOwnImage, RENDERED_AS } from '../../domain/allowedHtml.ts'
import { servedUrl } from '../images/servedAddress.ts'
import { LruMap } from '../lru.ts'
import { isPlainHtml } from './plainHtml.ts'

/** HTML that went through the sanitiser; only such may leave the graph. */
export class SafeHtml {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Sanitise = (html: string) => string

const known = { shown: new LruMap<string, SafeHtml>(5_000), written: new LruMap<string, SafeHtml>(500) }
let loading: Promise<Sanitise> | undefined

/** A description as it may be shown (STO-8); null where there is nothing to show. */
export function safeHtml(html: string | null): SafeHtml | null | Promise<SafeHtml> {
  return safe(html, 'shown')
}

/** A description for who edits it: as safe, with headings as they are stored (RTE-1). Null where there is none. */
export function editableHtml(html: string | null): SafeHtml | null | Promise<SafeHtml> {
  return safe(html, 'written')
}

/** Loads the sanitiser ahead of the first description that needs it: for about a second nothing else is done. */
export async function warmSanitizer(): Promise<void> {
  await sanitiser()
}

/** HTML without all that STO-8 does not allow. */
export async function sanitizeHtml(html: string): Promise<string> {
  return showAs((await sanitiser())(html))
}

function safe(html: string | null, kind: keyof typeof known): SafeHtml | null | Promise<SafeHtml> {
  if (html === null || html.trim() === '') return null
  const keep = (text: string) => {
    const kept = new SafeHtml(text)
    known[kind].set(html, kept)
    return kept
  }
  const sanitise = kind === 'shown' ? sanitizeHtml : async (text: string) => (await sanitiser())(text)
  return known[kind].get(html) ?? (isPlainHtml(html) ? keep(html) : sanitise(html).then(keep))
}

function sanitiser(): Promise<Sanitise> {
  loading ??= load()
  return loading
}

async function load(): Promise<Sanitise> {
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

// What is left has no attributes on these tags, so their text is always the same.
function showAs(html: string): string {
  return Object.entries(RENDERED_AS).reduce(
    (text, [from, to]) => text.replaceAll(`<${from}>`, `<${to}>`).replaceAll(`</${from}>`, `</${to}>`),
    html,
  )
}
