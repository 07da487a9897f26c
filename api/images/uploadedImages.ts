import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'
import type { ImageStore, StoredImage } from './imageStore.ts'
import { UnreadableImage } from './masterImage.ts'

/**
 * Stores an uploaded picture of a caterer. Detects its format by content, never by name. Throws 422 naming the form's
 * field when it is no picture, or of a format that is not allowed. Slow: do not call it inside a transaction.
 */
export async function storeUpload(
  images: ImageStore,
  caterId: number,
  upload: Upload,
  allowed: readonly ('jpeg' | 'png' | 'gif' | 'webp')[],
): Promise<StoredImage> {
  const bytes = await readFile(upload.file)
  const format = await detectFormat(bytes)
  if (!format) throw invalidImage(upload, 'not_an_image', 'Is no picture that can be read')
  if (!allowed.some((one) => one === format)) {
    throw invalidImage(upload, 'image_type', `Is ${format}; taken are ${allowed.join(', ')}`)
  }
  try {
    return await images.put(caterId, bytes)
  } catch (error) {
    if (error instanceof UnreadableImage) throw invalidImage(upload, 'not_an_image', 'Is no picture that can be read')
    throw error
  }
}

/** The format that the bytes have; null when they are no picture. */
async function detectFormat(bytes: Buffer): Promise<string | null> {
  try {
    return (await sharp(bytes).metadata()).format
  } catch {
    return null
  }
}

const invalidImage = ({ field, fileName }: Upload, validatorKey: 'not_an_image' | 'image_type', message: string) =>
  new ProblemError(422, 'invalid', {
    detail: `The file ${fileName} is not taken.`,
    issues: [{ path: field, validatorKey, message }],
  })
