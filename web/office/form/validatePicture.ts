import { formatDecimal } from '../../../domain/numbers.ts'

const MEGABYTE = 1024 * 1024
/** What the graph takes of one file. */
const MAX_PICTURE_MEGABYTES = 15

/** What a form takes as pictures: media types, and what they are called. */
export interface PictureFormats {
  types: readonly string[]
  names: string
}

export const JPEG_PNG: PictureFormats = { types: ['image/jpeg', 'image/png'], names: 'jpeg eller png' }
export const GIF_JPEG_PNG: PictureFormats = { types: ['image/gif', ...JPEG_PNG.types], names: 'gif, jpeg eller png' }

/** Why a file cannot be taken as a picture, in Danish; null where it can. */
export function validatePicture({ name, type, size }: File, { types, names }: PictureFormats): string | null {
  if (!types.includes(type)) return `${name} kan ikke bruges. Billedet skal være ${names}.`
  const megabytes = size / MEGABYTE
  if (megabytes <= MAX_PICTURE_MEGABYTES) return null
  return `${name} fylder ${formatDecimal(megabytes, 1)} MB. Et billede må højst fylde ${MAX_PICTURE_MEGABYTES} MB.`
}
