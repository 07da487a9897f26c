import type { CategoryForm } from '../../contract/categories.ts'
import type { Issue } from '../../contract/problems.ts'
import type { Db } from '../database/connect.ts'
import { ProblemError } from '../http/problems.ts'
import { addPictures, deletePictures, editCaptions } from './categoryPartStore.ts'
import type { CategoryRow } from './categoryStore.ts'
import { updateCategory } from './categoryWriteStore.ts'
import type { NewPicture } from './newPictures.ts'

const MOST_IMAGES = 30

/**
 * Changes a locked category as its form says, with new pictures behind those that stay. Throws 422 for pictures that
 * are not this category's, and for too many.
 */
export async function changeCategory(
  tx: Db,
  category: CategoryRow,
  { name, description, order, editedImages = [], deletedImages = [] }: CategoryForm,
  pictures: readonly NewPicture[],
): Promise<void> {
  const there = new Set(category.images.map(({ id }) => id))
  const issues = [
    ...editedImages.map(({ id }, at) => ({ id, path: `editedImages.${at}.id` })),
    ...deletedImages.map((id, at) => ({ id, path: `deletedImages.${at}` })),
  ].flatMap(({ id, path }): Issue[] => (there.has(id) ? [] : [{ path, validatorKey: 'foreign' }]))
  if (issues.length > 0)
    throw new ProblemError(422, 'invalid', { detail: 'The category has no such pictures.', issues })

  const tooMany = there.size - new Set(deletedImages).size + pictures.length - MOST_IMAGES
  if (pictures.length > 0 && tooMany > 0) {
    throw new ProblemError(422, 'invalid', {
      detail: `A category has at most ${MOST_IMAGES} pictures: ${tooMany} too many. Delete some first.`,
      issues: [{ path: 'images', validatorKey: 'too_long' }],
    })
  }
  await updateCategory(tx, category, { name, description, order })
  await editCaptions(tx, category, editedImages)
  await deletePictures(tx, category, deletedImages)
  await addPictures(tx, category, pictures)
}
