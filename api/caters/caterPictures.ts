import type { Issue } from '../../contract/problems.ts'
import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import { storeUpload } from '../images/uploadedImages.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'

/** FIR-4. Of a gif the first frame is used. */
const ALLOWED = ['gif', 'jpeg', 'png'] as const

/** The stored pictures of a caterer's form, and the accent colour (#rrggbb) of the logo. */
export interface CaterPictures {
  logo: StoredImage | null
  banner: StoredImage | null
  accent: string | null
}

/** Stores the files `logo` and `banner` of a caterer's form. Throws 422 for any other file, and for non-images. */
export async function storePictures(
  images: ImageStore,
  caterId: number,
  uploads: readonly Upload[],
): Promise<CaterPictures> {
  rejectOtherFiles(uploads)
  const find = (field: string) => uploads.find((upload) => upload.field === field)
  const store = async (upload: Upload | undefined) => upload && storeUpload(images, caterId, upload, ALLOWED)
  const logo = (await store(find('logo'))) ?? null
  const banner = (await store(find('banner'))) ?? null
  return { logo, banner, accent: logo && (await images.accentOf(caterId, logo.path)) }
}

function rejectOtherFiles(uploads: readonly Upload[]): void {
  const issues = uploads.flatMap(({ field }, at): Issue[] => {
    if (field !== 'logo' && field !== 'banner') return [{ path: field, validatorKey: 'unknown' }]
    const isSecond = uploads.findIndex((upload) => upload.field === field) !== at
    return isSecond ? [{ path: field, validatorKey: 'max' }] : []
  })
  if (issues.length === 0) return
  throw new ProblemError(422, 'invalid', { detail: 'The form takes one file `logo` and one `banner`.', issues })
}
