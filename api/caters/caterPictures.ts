import type { Issue } from '../../contract/problems.ts'
import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import { storeUpload } from '../images/uploadedImages.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'

/** FIR-4. A gif shows its first picture. */
const ALLOWED = ['gif', 'jpeg', 'png'] as const

/** What a caterer's form brought: the pictures, kept, and the accent (#rrggbb) that its logo gives. */
export interface CaterPictures {
  logo: StoredImage | null
  banner: StoredImage | null
  accent: string | null
}

/** Keeps the files `logo` and `banner` of a caterer's form. 422 for any other file, and for what is no picture. */
export async function keepPictures(
  images: ImageStore,
  caterId: number,
  uploads: readonly Upload[],
): Promise<CaterPictures> {
  refuseOtherFiles(uploads)
  const find = (field: string) => uploads.find((upload) => upload.field === field)
  const keep = async (upload: Upload | undefined) => upload && storeUpload(images, caterId, upload, ALLOWED)
  const logo = (await keep(find('logo'))) ?? null
  const banner = (await keep(find('banner'))) ?? null
  return { logo, banner, accent: logo && (await images.accentOf(caterId, logo.path)) }
}

function refuseOtherFiles(uploads: readonly Upload[]): void {
  const issues = uploads.flatMap(({ field }, at): Issue[] => {
    if (field !== 'logo' && field !== 'banner') return [{ path: field, validatorKey: 'unknown' }]
    const isSecond = uploads.findIndex((upload) => upload.field === field) !== at
    return isSecond ? [{ path: field, validatorKey: 'max' }] : []
  })
  if (issues.length === 0) return
  throw new ProblemError(422, 'invalid', { detail: 'The form takes one file `logo` and one `banner`.', issues })
}
