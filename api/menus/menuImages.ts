import type { MenuImages } from '../../contract/menus.ts'
import type { Issue } from '../../contract/problems.ts'
import { ProblemError } from '../http/problems.ts'
import type { Upload } from '../http/uploads.ts'
import type { ImageStore } from '../images/imageStore.ts'
import { storeUpload } from '../images/uploadedImages.ts'
import type { MenuImagePlace } from './menuImageStore.ts'
import { throwIfAny } from './menuRules.ts'
import type { MenuTree } from './menuStore.ts'

const FORMATS = ['jpeg', 'png', 'webp'] as const

/**
 * Stores the new pictures of a menu's or item's list; undefined where the body has no list. Throws 422 with every
 * picture that is refused, and why. Slow, so call it outside of transactions.
 */
export async function storeMenuImages(
  images: ImageStore,
  caterId: number,
  list: MenuImages | undefined,
  uploads: readonly Upload[],
): Promise<MenuImagePlace[] | undefined> {
  throwIfAny(fileIssues(list ?? [], uploads))
  const issues: Issue[] = []
  const places: MenuImagePlace[] = []
  for (const [at, place] of (list ?? []).entries()) {
    if ('id' in place) {
      places.push(place)
      continue
    }
    const found = uploads.find(({ field }) => field === String(place.file)) as Upload
    try {
      const upload = await storeUpload(images, caterId, { ...found, field: filePath(at) }, FORMATS)
      places.push({ upload, text: place.text })
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.issues) throw error
      issues.push(...error.issues)
    }
  }
  throwIfAny(issues)
  return list && places
}

/** Throws 422 for pictures that a menu or item does not have, and for those that are listed twice. */
export function assertOwnImages({ images }: Pick<MenuTree, 'images'>, places: readonly MenuImagePlace[]): void {
  const ids = places.map((place) => ('id' in place ? place.id : null))
  throwIfAny(
    ids.flatMap((id, at): Issue[] => {
      if (id === null) return []
      const path = `images.${at}.id`
      if (!images.some((image) => image.id === id)) return [{ path, validatorKey: 'foreign' }]
      return ids.indexOf(id) === at ? [] : [{ path, validatorKey: 'duplicate' }]
    }),
  )
}

/** Each listed file must be in the form, and each file of the form in the list, once. */
function fileIssues(list: MenuImages, uploads: readonly Upload[]): Issue[] {
  const listed = list.map((place) => ('file' in place ? String(place.file) : null))
  const sent = uploads.map(({ field }) => field)
  return [
    ...listed.flatMap((file, at): Issue[] => {
      if (file === null) return []
      if (!sent.includes(file)) return [{ path: filePath(at), validatorKey: 'required' }]
      return listed.indexOf(file) === at ? [] : [{ path: filePath(at), validatorKey: 'duplicate' }]
    }),
    ...sent.flatMap((field, at): Issue[] => {
      if (!listed.includes(field)) return [{ path: field, validatorKey: 'unknown' }]
      return sent.indexOf(field) === at ? [] : [{ path: field, validatorKey: 'duplicate' }]
    }),
  ]
}

const filePath = (at: number) => `images.${at}.file`
