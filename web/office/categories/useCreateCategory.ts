import { graphql } from 'react-relay/hooks'
import type { useCreateCategoryMutation } from '../../__generated__/useCreateCategoryMutation.graphql.ts'
import { renameIssuePaths } from '../form/saveResult.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toFormImagePath, toNewImages } from './categoryImages.ts'
import { toCategoryValues } from './categoryValues.ts'
import type { CategoryValues } from './categoryValues.ts'

/** Creates a category with its pictures, and invalidates the lists of its caterer. */
export function useCreateCategory(caterId: string, caterNumber: number) {
  const commit = useSave<useCreateCategoryMutation, CategoryValues>(
    graphql`
      mutation useCreateCategoryMutation($input: CreateCategoryInput!) {
        createCategory(input: $input) {
          ...categoryValues_category @alias(as: "saved")
          ... on Category {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createCategory }) => toSaveResult(createCategory, toCategoryValues),
  )
  return async ({ name, description, images }: CategoryValues, upload: UploadOptions) => {
    const added = toNewImages(images)
    const result = await commit(
      { input: { caterNumber, name, description, images: added.input } },
      { files: added.files, upload, updater: invalidateRecords(caterId) },
    )
    return renameIssuePaths(result, toFormImagePath(images))
  }
}
