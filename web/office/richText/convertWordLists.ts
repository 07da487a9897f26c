/**
 * Converts Word's lists, which are paragraphs with the bullet as text and their level in a style, to HTML lists: a deeper
 * level is a list in the item before it.
 */
export function convertWordLists(body: HTMLElement): void {
  /** The lists of the item before, the outermost first. */
  let open: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [, level] = /mso-list:\s*l\d+\s+level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? []
    if (level === undefined) continue
    if (open[0] !== paragraph.previousElementSibling) open = []
    const tag = /^\(?\w{1,3}[.)]/.test(removeBullet(paragraph)) ? 'ol' : 'ul'
    open = open.slice(0, Number(level))
    if (open.length === Number(level) && open.at(-1)?.localName !== tag) open.pop()
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    if (open.length < Number(level)) open.push(createList(tag, open.at(-1), paragraph))
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

/** Removes the bullet of a paragraph, and returns its text. */
function removeBullet(paragraph: HTMLElement): string {
  const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  bullet?.remove()
  return bullet?.textContent?.trim() ?? ''
}

/** Creates a list in the last item of another, or before the paragraph. */
function createList(tag: string, within: Element | undefined, paragraph: HTMLElement): Element {
  const list = paragraph.ownerDocument.createElement(tag)
  if (within?.lastElementChild) within.lastElementChild.append(list)
  else paragraph.before(list)
  return list
}
