import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'
import type { ImageStore, StoredImage } from './imageStore.ts'
import { UnreadableImage } from './masterImage.ts'

/**
 * Keeps an uploaded picture of a caterer. Its content decides what it is, never its name: what is no picture, or one of
 * a type that is not allowed, is refused with 422 naming the form's field. Takes long: not inside a transaction.
 */
export async function storeUpload(
  images: ImageStore,
  caterId: number,
  upload: Upload,
  allowed: readonly ('jpeg' | 'png' | 'gif' | 'webp')[],
): Promise<StoredImage> {
  const bytes = await readFile(upload.file)
  const format = await formatOf(bytes)
  if (!format) throw refused(upload, 'not_an_image', 'Is no picture that can be read')
  if (!allowed.some((one) => one === format)) {
    throw refused(upload, 'image_type', `Is ${format}; taken are ${allowed.join(', ')}`)
  }
  try {
    return await images.put(caterId, bytes)
  } catch (error) {
    if (error instanceof UnreadableImage) throw refused(upload, 'not_an_image', 'Is no picture that can be read')
    throw error
  }
}

/** What its first bytes say that it is; null where they say nothing. */
async function formatOf(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes).metadata()).format
  } catch {
    return null
  }
}

const refused = ({ field, fileName }: Upload, validatorKey: 'not_an_image' | 'image_type', message: string) =>
  new ProblemError(422, 'invalid', {
    detail: `The file ${fileName} is not taken.`,
    issues: [{ path: field, validatorKey, message }],
  })
