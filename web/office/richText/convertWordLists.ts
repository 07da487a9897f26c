/** Converts Word's lists, which are paragraphs with the bullet as text, to HTML lists. */
export function convertWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/.test(paragraph.getAttribute('style') ?? '')) continue
    const list = findOrCreateList(paragraph, removeBullet(paragraph))
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
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

function findOrCreateList(paragraph: HTMLElement, bullet: string): Element {
  const tag = /^\(?\w{1,3}[.)]/.test(bullet) ? 'ol' : 'ul'
  const before = paragraph.previousElementSibling
  if (before?.localName === tag) return before
  const list = paragraph.ownerDocument.createElement(tag)
  paragraph.before(list)
  return list
}
