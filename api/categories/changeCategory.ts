import type { CategoryForm } from '../../contract/categories.ts'
import type { Issue } from '../../contract/problems.ts'
import { MAX_CATEGORY_IMAGES } from '../../domain/images/imageLimits.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { addPictures, deletePictures, editCaptions } from './categoryPartStore.ts'
import type { CategoryRow } from './categoryStore.ts'
import { updateCategory } from './categoryWriteStore.ts'
import type { NewPicture } from './newPictures.ts'

/**
 * Changes a locked category by its form; new pictures follow the existing ones. Throws 422 for pictures of another
 * category, and for too many.
 */
export async function changeCategory(
  tx: Db,
  category: CategoryRow,
  { name, description, order, editedImages = [], deletedImages = [] }: CategoryForm,
  pictures: readonly NewPicture[],
): Promise<void> {
  const existing = new Set(category.images.map(({ id }) => id))
  const issues = [
    ...editedImages.map(({ id }, at) => ({ id, path: `editedImages.${at}.id` })),
    ...deletedImages.map((id, at) => ({ id, path: `deletedImages.${at}` })),
  ].flatMap(({ id, path }): Issue[] => (existing.has(id) ? [] : [{ path, validatorKey: 'foreign' }]))
  if (issues.length > 0)
    throw new ProblemError(422, 'invalid', { detail: 'The category has no such pictures.', issues })

  const tooMany = existing.size - new Set(deletedImages).size + pictures.length - MAX_CATEGORY_IMAGES
  if (pictures.length > 0 && tooMany > 0) {
    throw new ProblemError(422, 'invalid', {
      detail: `A category has at most ${MAX_CATEGORY_IMAGES} pictures: ${tooMany} too many. Delete some first.`,
      issues: [{ path: 'images', validatorKey: 'too_long' }],
    })
  }
  await updateCategory(tx, category, { name, description, order })
  await editCaptions(tx, category, editedImages)
  await deletePictures(tx, category, deletedImages)
  await addPictures(tx, category, pictures)
}
