import { graphql } from 'react-relay/hooks'
import type { useUpdateCategoryMutation } from '../../__generated__/useUpdateCategoryMutation.graphql.ts'
import { savedOutcome } from '../catalogue/savedOutcome.ts'
import type { Picture } from '../editing/Picture.ts'
import { useSave } from '../editing/useSave.ts'
import type { UploadWatch } from '../editing/useSave.ts'
import { changedImages, newImages } from './categoryImages.ts'
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
  return ({ name, description, images, version }: CategoryValues, upload: UploadWatch) => {
    const added = newImages(images)
    return commit(
      { input: { id, version, name, description, images: added.input, ...changedImages(before, images) } },
      { files: added.files, upload },
    )
  }
}
