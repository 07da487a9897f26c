/** The tags that a description may show. Everything else is removed. */
export const ALLOWED_TAGS: readonly string[] = [
  'b',
  'i',
  'em',
  'u',
  'strong',
  'a',
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'li',
  'ol',
  'img',
  'br',
]

/** The attributes that are kept, by tag. Those of href and src hold only where the predicates below agree. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] }

/** Headings that are kept in storage and shown as another tag. */
export const SHOWN_AS: Readonly<Record<string, string>> = { h4: 'h3', h5: 'h3', h6: 'h3' }

/** Whether a link may keep its address: http, https, mailto or tel, with no address relative to the page. */
export function isAllowedHref(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href.trim())
}

/** Whether an image is one of ours, so that no description can call another server or another address of this. */
export function isOwnImage(src: string): boolean {
  if (!isImagePath(src)) return false
  try {
    // The browser resolves '..' before it asks, so the resolved path counts.
    return isImagePath(new URL(src, 'http://localhost').pathname)
  } catch {
    return false
  }
}

function isImagePath(path: string): boolean {
  return path.startsWith('/images/') || path.startsWith('/api/caters/images/')
}
