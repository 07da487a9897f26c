/** The formats in which pictures are served. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** The best format that an Accept header names; jpeg, which every client reads, when it names none. */
export function negotiateFormat(accept: string | undefined): ImageFormat {
  const types = (accept ?? '').split(',').map((part) => part.trim().toLowerCase())
  const accepts = (type: string) => types.some((part) => part.split(';')[0] === type && !/;\s*q=0(\.0*)?$/.test(part))
  if (accepts('image/avif')) return 'avif'
  return accepts('image/webp') ? 'webp' : 'jpeg'
}
