import { graphql } from 'react-relay/hooks'
import type { useUpdateCategoryMutation } from '../../__generated__/useUpdateCategoryMutation.graphql.ts'
import { renamedIssues } from '../form/saveResult.ts'
import { savedOutcome } from '../form/toSaveResult.ts'
import type { Picture } from '../form/Picture.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadWatch } from '../form/useSave.ts'
import { changedImages, imagePath, newImages } from './categoryImages.ts'
import { toCategoryValues } from './categoryValues.ts'
import type { CategoryValues } from './categoryValues.ts'

/** Changes a category and its pictures. `before` are those that it has; the answer is the category itself. */
export function useUpdateCategory(id: string, before: readonly Picture[]) {
  const commit = useSave<useUpdateCategoryMutation, CategoryValues>(
    graphql`
      mutation useUpdateCategoryMutation($input: UpdateCategoryInput!) {
        updateCategory(input: $input) {
          ...categoryValues_category @alias(as: "thing")
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
          ... on EditConflict {
            changedBy
            changedAt
            current {
              ...categoryValues_category @alias(as: "thing")
            }
          }
        }
      }
    `,
    ({ updateCategory }) => savedOutcome(updateCategory, toCategoryValues),
  )
  return async ({ name, description, images, version }: CategoryValues, upload: UploadWatch) => {
    const added = newImages(images)
    const changed = changedImages(before, images)
    const outcome = await commit(
      { input: { id, version, name, description, images: added.input, ...changed } },
      { files: added.files, upload },
    )
    return renamedIssues(outcome, imagePath(images, changed.editedImages))
  }
}
