import { graphql } from 'react-relay/hooks'
import type { useUpdateCategoryMutation } from '../../__generated__/useUpdateCategoryMutation.graphql.ts'
import { renameIssuePaths } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import type { Picture } from '../form/Picture.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { diffImages, toFormImagePath, toNewImages } from './categoryImages.ts'
import { toCategoryValues } from './categoryValues.ts'
import type { CategoryValues } from './categoryValues.ts'

/** Updates a category and its pictures; `before` are the saved ones. */
export function useUpdateCategory(id: string, before: readonly Picture[]) {
  const commit = useSave<useUpdateCategoryMutation, CategoryValues>(
    graphql`
      mutation useUpdateCategoryMutation($input: UpdateCategoryInput!) {
        updateCategory(input: $input) {
          ...categoryValues_category @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...categoryValues_category @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateCategory }) => toSaveResult(updateCategory, toCategoryValues),
  )
  return async ({ name, description, images, version }: CategoryValues, upload: UploadOptions) => {
    const added = toNewImages(images)
    const changed = diffImages(before, images)
    const result = await commit(
      { input: { id, version, name, description, images: added.input, ...changed } },
      { files: added.files, upload },
    )
    return renameIssuePaths(result, toFormImagePath(images, changed.editedImages))
  }
}
