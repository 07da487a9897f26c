import { graphql } from 'react-relay/hooks'
import type { useCreateMenuMutation } from '../../__generated__/useCreateMenuMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toImagesInput } from './menuImages.ts'
import { toMenuInput, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** Creates a menu, and invalidates the lists of its caterer and categories. */
export function useCreateMenu(caterId: string, caterNumber: number) {
  const commit = useSave<useCreateMenuMutation, MenuValues>(
    graphql`
      mutation useCreateMenuMutation($input: CreateMenuInput!) {
        createMenu(input: $input) {
          ...menuValues_menu @alias(as: "saved")
          ... on Menu {
            key: uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createMenu }) => toSaveResult(createMenu, toMenuValues),
  )
  return (values: MenuValues, upload: UploadOptions) => {
    const { categoryIds } = values
    const { images, files } = toImagesInput([], values.images)
    return commit(
      { input: { caterNumber, categoryIds, ...toMenuInput(values), images } },
      { files, upload, updater: invalidateRecords(caterId, ...categoryIds) },
    )
  }
}
