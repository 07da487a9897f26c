import { Caption } from '../../contract/images.ts'
import type { Issue } from '../../contract/problems.ts'
import type { ImageStore } from '../images/imageStore.ts'
import { storeUpload, type StoredUpload } from '../images/uploadedImages.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'

/** A stored picture that is not in a category yet. */
export interface NewPicture extends StoredUpload {
  /** The caption. */
  text: string
}

const FIELD_NUMBER = /^(0|[1-9]\d{0,3})$/

/**
 * Stores the pictures of a category's form, in the order of their numbers. Throws 422 for invalid fields, and for the
 * first file that is no jpeg or png. Slow, so call it outside of transactions.
 */
export async function storePictures(
  images: ImageStore,
  caterId: number,
  form: Record<string, unknown>,
  uploads: readonly Upload[],
): Promise<NewPicture[]> {
  const issues = checkPictures(form, uploads)
  if (issues.length > 0) throw new ProblemError(422, 'invalid', { detail: 'The pictures are not valid.', issues })
  const stored: NewPicture[] = []
  for (const upload of uploads.toSorted((a, b) => Number(a.field) - Number(b.field))) {
    const image = await storeUpload(images, caterId, upload, ['jpeg', 'png'])
    stored.push({ ...image, text: Caption.parse(getCaption(form, upload)) })
  }
  return stored
}

const getCaption = (form: Record<string, unknown>, { field }: Upload) => form[`caption${field}`] ?? ''

function checkPictures(form: Record<string, unknown>, uploads: readonly Upload[]): Issue[] {
  const fields = uploads.map(({ field }) => field)
  return uploads.flatMap((upload, at): Issue[] => {
    const { field } = upload
    if (!FIELD_NUMBER.test(field)) return [{ path: field, validatorKey: 'unknown' }]
    if (fields.indexOf(field) !== at) return [{ path: field, validatorKey: 'duplicate' }]
    const wrong = Caption.safeParse(getCaption(form, upload)).error?.issues[0]
    if (!wrong) return []
    return [{ path: `caption${field}`, validatorKey: wrong.code === 'too_big' ? 'too_long' : 'invalid' }]
  })
}
