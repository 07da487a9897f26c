const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Elements without content. */
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
)
/** Elements that end an open paragraph. */
const BLOCKS = new Set([
  ...HEADINGS,
  ...'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer'.split(
    ' ',
  ),
  ...'form header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp'.split(' '),
])

/** Returns whether an element has no content, and so never stays open. */
export function isVoidElement(name: string): boolean {
  return VOID.has(name)
}

/**
 * Returns how many of the `open` elements, the outermost first, stay open when an element begins: a parser ends a
 * paragraph before a block, an item before an item, a heading before a heading and a link before a link.
 */
export function countStayingOpen(open: readonly string[], name: string): number {
  const ended = [
    BLOCKS.has(name) ? open.lastIndexOf('p') : -1,
    HEADINGS.includes(name) ? open.findLastIndex((around) => HEADINGS.includes(around)) : -1,
    name === 'li' ? openItem(open) : -1,
    name === 'a' ? open.lastIndexOf('a') : -1,
  ]
  return Math.min(open.length, ...ended.filter((index) => index !== -1))
}

/** Removes from the open elements what ends before an element begins, and returns it, the innermost first. */
export function endBefore(open: string[], name: string): string[] {
  return open.splice(countStayingOpen(open, name)).reverse()
}

/** Removes what an end tag ends: nothing where its element is not open; see {@link endBefore}. */
export function endElement(open: string[], name: string): string[] {
  const index = open.lastIndexOf(name)
  return index === -1 ? [] : open.splice(index).reverse()
}

/** The index of the item of the innermost list; -1 where none is open. */
function openItem(open: readonly string[]): number {
  const index = open.findLastIndex((name) => name === 'li' || name === 'ul' || name === 'ol')
  return open[index] === 'li' ? index : -1
}
