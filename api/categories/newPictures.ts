import { Caption } from '../../contract/categories.ts'
import type { Issue } from '../../contract/problems.ts'
import { toStorable } from '../database/storable.ts'
import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import { storeUpload } from '../images/uploadedImages.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'

/** A kept picture that a category does not show yet. */
export interface NewPicture extends StoredImage {
  /** What its sender calls the file. */
  name: string | null
  /** Its caption. */
  text: string
}

const NUMBER = /^(0|[1-9]\d{0,3})$/
const LONGEST_NAME = 200

/**
 * Keeps the pictures of a category's form, in the order of their numbers. Throws 422 naming every field of the form
 * that no picture may have, and the first file that is no jpeg or png. Takes long: not inside a transaction.
 */
export async function keepPictures(
  images: ImageStore,
  caterId: number,
  form: Record<string, unknown>,
  uploads: readonly Upload[],
): Promise<NewPicture[]> {
  const issues = issuesOf(form, uploads)
  if (issues.length > 0) throw new ProblemError(422, 'invalid', { detail: 'The pictures are not valid.', issues })
  const kept: NewPicture[] = []
  for (const upload of uploads.toSorted((a, b) => Number(a.field) - Number(b.field))) {
    const stored = await storeUpload(images, caterId, upload, ['jpeg', 'png'])
    const name = toStorable(upload.fileName).slice(0, LONGEST_NAME) || null
    kept.push({ ...stored, name, text: Caption.parse(captionOf(form, upload)) })
  }
  return kept
}

const captionOf = (form: Record<string, unknown>, { field }: Upload) => form[`caption${field}`] ?? ''

function issuesOf(form: Record<string, unknown>, uploads: readonly Upload[]): Issue[] {
  const fields = uploads.map(({ field }) => field)
  return uploads.flatMap((upload, at): Issue[] => {
    const { field } = upload
    if (!NUMBER.test(field)) return [{ path: field, validatorKey: 'unknown' }]
    if (fields.indexOf(field) !== at) return [{ path: field, validatorKey: 'duplicate' }]
    const wrong = Caption.safeParse(captionOf(form, upload)).error?.issues[0]
    if (!wrong) return []
    return [{ path: `caption${field}`, validatorKey: wrong.code === 'too_big' ? 'too_long' : 'invalid' }]
  })
}
