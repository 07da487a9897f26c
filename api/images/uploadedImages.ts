import pLimit from 'p-limit'
import sharp from 'sharp'
import { toStorable } from '../database/storable.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'
import type { ImageStore, StoredImage } from './imageStore.ts'
import { UnreadableImage } from './masterImage.ts'

type Format = 'jpeg' | 'png' | 'gif' | 'webp'

/** A stored picture with the name of the file that was uploaded; null for none. */
export interface StoredUpload extends StoredImage {
  name: string | null
}

const MAX_NAME_LENGTH = 200

/** However many are uploaded, so many are in memory at once. */
const limit = pLimit(2)

/**
 * Stores an uploaded picture of a caterer. Detects its format by content, never by name. Throws 422 naming the form's
 * field when it is no picture, too large a one, or of a format that is not allowed. Slow: do not call it inside a transaction.
 */
export function storeUpload(
  images: ImageStore,
  caterId: number,
  upload: Upload,
  allowed: readonly Format[],
): Promise<StoredUpload> {
  return limit(() => store(images, caterId, upload, allowed))
}

async function store(images: ImageStore, caterId: number, upload: Upload, allowed: readonly Format[]) {
  const bytes = await upload.read()
  const format = await detectFormat(bytes)
  if (!format) throw invalidImage(upload, 'not_an_image', 'Is no picture that can be read')
  if (!allowed.some((allowedFormat) => allowedFormat === format)) {
    throw invalidImage(upload, 'image_type', `Is ${format}; accepted are ${allowed.join(', ')}`)
  }
  try {
    const stored = await images.put(caterId, bytes)
    return { ...stored, name: toStorable(upload.fileName).slice(0, MAX_NAME_LENGTH) || null }
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error
    if (error.hasTooManyPixels) throw invalidImage(upload, 'too_many_pixels', error.message)
    throw invalidImage(upload, 'not_an_image', 'Is no picture that can be read')
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

type ImageIssue = 'not_an_image' | 'image_type' | 'too_many_pixels'

const invalidImage = ({ field, fileName }: Upload, validatorKey: ImageIssue, message: string) =>
  new ProblemError(422, 'invalid', {
    detail: `The file ${fileName} is not accepted.`,
    issues: [{ path: field, validatorKey, message }],
  })
