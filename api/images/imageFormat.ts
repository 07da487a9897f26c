/** The formats in which a picture is sent. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** The best format that an Accept header names; jpeg, which everybody reads, where it names none. */
export function negotiateFormat(accept: string | undefined): ImageFormat {
  const types = (accept ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (type: string) => types.some((part) => part.split(';')[0] === type && !/;\s*q=0(\.0*)?$/.test(part))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpeg'
}
