import type { Page } from '@playwright/test'

/**
 * Translates a page as browsers do, now and whatever it shows later: an element takes the place of each text. The words stay,
 * so that tests find them.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts)

function replaceTexts(): void {
  const replaced = new WeakSet<Node>()
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (replaced.has(text) || text.parentElement?.closest('script, style, textarea, svg, [contenteditable]')) continue
      const words = document.createTextNode(text.data)
      replaced.add(words)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(words)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  replaceIn(document.body)
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) replaceIn(target)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
