/** A piece of HTML. Text and the values of attributes are as written, with character references. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: readonly HtmlAttribute[]; isSelfClosing: boolean }
  | { kind: 'end'; name: string }

/** The name in lower case, and the value. */
export type HtmlAttribute = readonly [name: string, value: string]

const MARKUP = /<(?:(\/?)([a-z][^\s/>]*)|!--|[!?/])/gi
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y
const TAG_END = /[\s/]*>/y
const COMMENT_END = /--!?>/g
/** Elements whose content is no markup, by what ends it. */
const RAW_TEXT_ENDS = new Map(
  ['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'title', 'textarea'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\s/>])`, 'gi'),
  ]),
)

/**
 * Splits HTML into text and tags as a browser does; comments and the content of scripts and the like are left out. Takes
 * linear time and never throws, whatever the text.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const markup = execFrom(MARKUP, html, at)
    const textEnd = markup?.index ?? html.length
    if (textEnd > at) yield { kind: 'text', text: html.slice(at, textEnd) }
    if (!markup) return
    const [opening, slash, tag] = markup
    at = textEnd + opening.length
    if (tag === undefined) {
      at = opening === '<!--' ? endOf(COMMENT_END, html, textEnd + 2) : indexAfter(html, '>', at)
      continue
    }
    const name = tag.toLowerCase()
    const { attributes, isSelfClosing, end } = readTag(html, at)
    // A tag that the text ends within is none
    if (end === null) return
    at = end
    if (slash) {
      yield { kind: 'end', name }
      continue
    }
    yield { kind: 'start', name, attributes, isSelfClosing }
    const rawTextEnd = RAW_TEXT_ENDS.get(name)
    if (rawTextEnd) at = execFrom(rawTextEnd, html, at)?.index ?? html.length
  }
}

function readTag(html: string, from: number) {
  const attributes: HtmlAttribute[] = []
  let at = from
  for (let found = execFrom(ATTRIBUTE, html, at); found; found = execFrom(ATTRIBUTE, html, at)) {
    const [whole, name = '', doubleQuoted, singleQuoted, unquoted] = found
    attributes.push([name.toLowerCase(), doubleQuoted ?? singleQuoted ?? unquoted ?? ''])
    at += whole.length
  }
  const end = execFrom(TAG_END, html, at)?.[0]
  return { attributes, isSelfClosing: end?.endsWith('/>') ?? false, end: end === undefined ? null : at + end.length }
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function endOf(pattern: RegExp, text: string, from: number): number {
  const found = execFrom(pattern, text, from)
  return found ? found.index + found[0].length : text.length
}

function indexAfter(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from)
  return index === -1 ? text.length : index + mark.length
}
