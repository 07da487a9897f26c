/** The tags that a description may have. Everything else is removed. */
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

/** The attributes that a tag may have; href and src only if the predicates below accept the value. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: ['href'], img: ['src', 'alt'] }

/** Headings that are stored as they are and rendered as another tag. */
export const RENDERED_AS: Readonly<Record<string, string>> = { h4: 'h3', h5: 'h3', h6: 'h3' }

/** The tags that are stored: headings of any level, though some are rendered as another. */
export const STORED_TAGS: ReadonlySet<string> = new Set([...ALLOWED_TAGS, ...Object.keys(RENDERED_AS)])

/** Returns whether an attribute in {@link ALLOWED_ATTRIBUTES} may have a value. None has what looks like a tag. */
export function isAllowedAttribute(name: string, value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers ignore some control characters in addresses
  if (/[<>\u0000-\u001f\u007f]/.test(value)) return false
  if (name === 'href') return isAllowedHref(value)
  return name === 'src' ? isOwnImage(value) : true
}

/** Returns whether a link's address is allowed: http, https, mailto or tel, and none relative to the page. */
export function isAllowedHref(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href.trim())
}

/** Returns whether an image is one of ours, so that no description can call another server or path of this one. */
export function isOwnImage(src: string): boolean {
  if (!isImagePath(src)) return false
  // Nothing that a browser resolves to another path
  if (/^[\w/-]+(\.\w+)?$/.test(src)) return true
  try {
    // The browser resolves '..' before the request, so the resolved path counts
    return isImagePath(new URL(src, 'http://localhost').pathname)
  } catch {
    return false
  }
}

function isImagePath(path: string): boolean {
  return path.startsWith('/images/') || path.startsWith('/api/caters/images/')
}
