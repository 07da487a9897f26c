import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  isAllowedHref,
  isOwnImage,
  RENDERED_AS,
} from '../../../domain/html/allowedHtml.ts'
import { convertTableRows } from './convertTableRows.ts'
import { convertWordLists } from './convertWordLists.ts'

const SUPPORTED_TAGS = new Set([...ALLOWED_TAGS, ...Object.keys(RENDERED_AS)])
/** Removed together with their content. */
const REMOVED_SELECTOR =
  'script, style, template, noscript, iframe, object, svg, math, head, meta, link, title, form, button, select'
/** Become paragraphs, or their text would run into that of the next block. */
const BLOCKS = new Set(
  (
    'address article aside blockquote caption center dd details div dt fieldset figcaption figure footer header legend ' +
    'main nav pre section summary td th'
  ).split(' '),
)

/**
 * Reduces pasted HTML to the allowed tags and attributes. Emphasis by style attributes and Word's lists become tags, the rows
 * of a table paragraphs.
 */
export function cleanPastedHtml(html: string): string {
  // untrusted markup: a document made by DOMParser runs no scripts
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(REMOVED_SELECTOR)) element.remove()
  convertWordLists(body)
  nestLists(body)
  convertTableRows(body)
  for (const element of [...body.querySelectorAll('*')].reverse()) cleanElement(element)
  removeComments(body)
  return body.innerHTML
}

/** Google Docs writes a deeper list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
}

function cleanElement(element: Element): void {
  const tag = element.localName
  if (tag === 'img' && !isOwnImage(element.getAttribute('src') ?? '')) return element.remove()
  if (tag === 'hr') return element.replaceWith(element.ownerDocument.createElement('br'))
  if (!SUPPORTED_TAGS.has(tag) || isPlainBold(element)) return unwrap(element)
  const allowedAttributes = ALLOWED_ATTRIBUTES[tag] ?? []
  for (const { name, value } of Array.from(element.attributes))
    if (!allowedAttributes.includes(name) || (name === 'href' && !isAllowedHref(value))) element.removeAttribute(name)
}

/** Replaces an element by its content, wrapped in tags for its emphasis or block. */
function unwrap(element: Element): void {
  const wrapper = BLOCKS.has(element.localName) && !hasBlocks(element) ? 'p' : null
  const tags = [wrapper, ...(element.localName === 'span' ? emphasisOf(element) : [])].filter((tag) => tag !== null)
  let inner: Node[] = [...element.childNodes]
  for (const tag of tags.reverse()) {
    const around = element.ownerDocument.createElement(tag)
    around.append(...inner)
    inner = [around]
  }
  element.replaceWith(...inner)
}

const hasBlocks = (element: Element) => element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, li') !== null

/** Google Docs wraps copied content in a `b` that is not bold. */
const isPlainBold = (element: Element) =>
  element.localName === 'b' && /font-weight:\s*(normal|400)/.test(element.getAttribute('style') ?? '')

function emphasisOf(element: Element): string[] {
  const style = element.getAttribute('style') ?? ''
  return [
    /font-weight:\s*(bold|[6-9]00)/.test(style) ? 'strong' : '',
    /font-style:\s*italic/.test(style) ? 'em' : '',
    /text-decoration[^;]*:\s*[^;]*underline/.test(style) ? 'u' : '',
  ].filter((tag) => tag !== '')
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}
