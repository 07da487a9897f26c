import { endBefore, endElement, isVoidElement } from './htmlNesting.ts'
import { htmlTokens } from './htmlTokens.ts'

/** Characters of a formatted text (HTML) that is written. */
export const MAX_RICH_TEXT_LENGTH = 50_000
/** Elements within each other in a formatted text. */
export const MAX_RICH_TEXT_LEVELS = 50
/** Tags in a formatted text. A start tag and its end tag are two. */
export const MAX_RICH_TEXT_TAGS = 2000

/** The limits of a formatted text, by their validatorKey. */
export type RichTextLimit = 'too_long' | 'too_deep' | 'too_many_tags'

/** The message of each limit. */
export const RICH_TEXT_REFUSALS: Readonly<Record<RichTextLimit, string>> = {
  too_long: 'Teksten er for lang: højst 50.000 tegn med formatering.',
  too_deep: 'Teksten har for mange niveauer: højst 50 inden i hinanden.',
  too_many_tags: 'Teksten har for meget formatering: højst 2.000 tags, det er ca. 1.000 afsnit og punkter.',
}

/**
 * Returns the limit that HTML exceeds, null for none. Takes linear time, and stops where a limit is exceeded. The length
 * is limited for what is written, not for what is stored already.
 */
export function exceededLimit(html: string, maxLength = MAX_RICH_TEXT_LENGTH): RichTextLimit | null {
  if (html.length > maxLength) return 'too_long'
  const open: string[] = []
  let tags = 0
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') continue
    tags += 1
    if (tags > MAX_RICH_TEXT_TAGS) return 'too_many_tags'
    if (token.kind === 'end') {
      endElement(open, token.name)
      continue
    }
    endBefore(open, token.name)
    if (open.length === MAX_RICH_TEXT_LEVELS) return 'too_deep'
    if (!token.isSelfClosing && !isVoidElement(token.name)) open.push(token.name)
  }
  return null
}
