import { MAX_FILES, assertFileSizes } from '../graph/uploads/fileLimits.ts'
import type { Upload } from '../graph/uploads/Upload.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import type { NewPicture } from './categoriesApi.ts'

interface NewImage {
  file: Upload
  caption?: string | null
}

/** Maps new pictures to the wire. Throws ValidationFailed for too many and for too large files. */
export function newPictures(images: readonly NewImage[] | null | undefined): NewPicture[] {
  const pictures = (images ?? []).map(({ file, caption }) => ({ file, caption: caption ?? '' }))
  if (pictures.length > MAX_FILES) throw new ValidationFailed([{ path: 'images', validatorKey: 'too_long' }])
  assertFileSizes(Object.fromEntries((images ?? []).map(({ file }, index) => [`images.${index}.file`, file])))
  return pictures
}

/** Maps an issue's path on the wire to the input: '0' (a file), 'caption0', 'editedImages.0.text', 'deletedImages.0'. */
export function inputPath(path: string): string {
  return path
    .replace(/^(\d+)$/, 'images.$1.file')
    .replace(/^caption(\d+)$/, 'images.$1.caption')
    .replace(/^(editedImages\.\d+)\.text$/, '$1.caption')
    .replace(/^deletedImages(?=\.|$)/, 'deletedImageIds')
}
