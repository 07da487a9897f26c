import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { z } from 'zod'
import { ALLOWED_ATTRIBUTES, STORED_TAGS } from '../domain/html/allowedHtml.ts'
import { writeAttributes } from '../domain/html/canonicalHtml.ts'
import { endBefore, endElement, isVoidElement } from '../domain/html/htmlNesting.ts'
import { htmlTokens } from '../domain/html/htmlTokens.ts'
import type { HtmlAttribute } from '../domain/html/htmlTokens.ts'
import {
  exceededLimit,
  MAX_RICH_TEXT_LENGTH,
  MAX_RICH_TEXT_LEVELS,
  MAX_RICH_TEXT_TAGS,
} from '../domain/html/richTextLimits.ts'
import type { RichTextLimit } from '../domain/html/richTextLimits.ts'
import { text } from './wire.ts'

const LIMIT_MESSAGES: Readonly<Record<RichTextLimit, string>> = {
  too_long: `Has more than ${MAX_RICH_TEXT_LENGTH} characters`,
  too_deep: `Has more than ${MAX_RICH_TEXT_LEVELS} levels of tags`,
  too_many_tags: `Has more than ${MAX_RICH_TEXT_TAGS} tags`,
}

/** Elements that are removed with their content; of others that are not allowed the content stays. */
const REMOVED_WITH_CONTENT = new Set(
  'audio head iframe math noembed noframes noscript object plaintext script style svg template textarea title video xmp'.split(
    ' ',
  ),
)

/**
 * Formatted text (HTML) of a request: within the limits of characters, levels and tags, and made canonical, so that what
 * is stored can be shown as it is.
 */
export const RichText = text(MAX_RICH_TEXT_LENGTH)
  .describe(
    `HTML of at most ${MAX_RICH_TEXT_LEVELS} levels and ${MAX_RICH_TEXT_TAGS} tags. What is not allowed is removed.`,
  )
  .transform((html, context) => {
    // Canonical form may be longer, and is what can be saved again
    const canonical = exceededLimit(html) === null ? toCanonicalHtml(html).trim() : html
    const limit = exceededLimit(canonical)
    if (limit === null) return canonical
    context.addIssue({ code: 'custom', message: LIMIT_MESSAGES[limit], params: { validatorKey: limit } })
    return z.NEVER
  })

/** Removes what is not allowed from HTML within the limits, and writes the rest in canonical form. */
export function toCanonicalHtml(html: string): string {
  const open: string[] = []
  let canonical = ''
  /** The number of elements around one that is removed with its content; null outside of such. */
  let removedAt: number | null = null
  const writeEnds = (names: readonly string[]) => {
    for (const [index, name] of names.entries()) {
      if (removedAt === null && STORED_TAGS.has(name)) canonical += `</${name}>`
      if (removedAt === open.length + names.length - 1 - index) removedAt = null
    }
  }
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (removedAt === null) canonical += writeText(token.text)
    } else if (token.kind === 'end') {
      writeEnds(endElement(open, token.name))
    } else {
      const { name, isSelfClosing } = token
      writeEnds(endBefore(open, name))
      if (removedAt === null && STORED_TAGS.has(name)) canonical += writeStart(token)
      if (isVoidElement(name)) continue
      open.push(name)
      if (REMOVED_WITH_CONTENT.has(name)) removedAt ??= open.length - 1
      if (isSelfClosing) writeEnds(endElement(open, name))
    }
  }
  writeEnds(open.splice(0).reverse())
  return canonical
}

function writeText(written: string): string {
  const decoded = decodeHTML(written).replaceAll('\0', '').replace(/\r\n?/g, '\n')
  return decoded.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')
}

function writeStart({ name, attributes }: { name: string; attributes: readonly HtmlAttribute[] }): string {
  if (!(name in ALLOWED_ATTRIBUTES)) return `<${name}>`
  // Of the same attribute twice, the first counts
  const values = new Map([...attributes].reverse().map(([key, value]) => [key, decodeHTMLAttribute(value)]))
  return `<${name}${writeAttributes(name, values)}>`
}
