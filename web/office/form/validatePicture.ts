import { formatDecimal } from '../../../domain/texts/numbers.ts'

const MEGABYTE = 1024 * 1024
/** The upload limit of the graph. */
const MAX_PICTURE_MEGABYTES = 15

/** The accepted media types of a picture field, and their names in Danish. */
export interface PictureFormats {
  types: readonly string[]
  names: string
}

export const JPEG_PNG: PictureFormats = { types: ['image/jpeg', 'image/png'], names: 'jpeg eller png' }
export const GIF_JPEG_PNG: PictureFormats = { types: ['image/gif', ...JPEG_PNG.types], names: 'gif, jpeg eller png' }
export const JPEG_PNG_WEBP: PictureFormats = { types: [...JPEG_PNG.types, 'image/webp'], names: 'jpeg, png eller webp' }

/** Returns why a file is refused as a picture, in Danish; null if it is accepted. */
export function validatePicture({ name, type, size }: File, { types, names }: PictureFormats): string | null {
  if (!types.includes(type)) return `${name} kan ikke bruges. Billedet skal være ${names}.`
  const megabytes = size / MEGABYTE
  if (megabytes <= MAX_PICTURE_MEGABYTES) return null
  return `${name} fylder ${formatDecimal(megabytes, 1)} MB. Et billede må højst fylde ${MAX_PICTURE_MEGABYTES} MB.`
}

/** Splits chosen files into those there is room for and the reasons, in Danish, why the others are refused. */
export function chooseFiles(
  files: readonly File[],
  formats: PictureFormats,
  room: { count: number; maxCount: number },
): { accepted: File[]; rejections: string[] } {
  const accepted: File[] = []
  const rejections: string[] = []
  for (const file of files) {
    const isFull = room.count + accepted.length >= room.maxCount
    const rejection = validatePicture(file, formats) ?? (isFull ? formatFull(file, room.maxCount) : null)
    if (rejection === null) accepted.push(file)
    else rejections.push(rejection)
  }
  return { accepted, rejections }
}

const formatFull = ({ name }: File, maxCount: number) =>
  `${name} er ikke taget med. Der er højst plads til ${maxCount} billeder.`
