import { graphql } from 'react-relay/hooks'
import type { useUpdateMenuMutation } from '../../__generated__/useUpdateMenuMutation.graphql.ts'
import type { Picture } from '../form/Picture.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toImagesInput } from './menuImages.ts'
import { toMenuInput, toMenuValues } from './menuValues.ts'
import type { MenuValues } from './menuValues.ts'

/** Updates a menu and its pictures; `before` are the saved ones. */
export function useUpdateMenu(id: string, before: readonly Picture[]) {
  const commit = useSave<useUpdateMenuMutation, MenuValues>(
    graphql`
      mutation useUpdateMenuMutation($input: UpdateMenuInput!) {
        updateMenu(input: $input) {
          ...menuValues_menu @alias(as: "saved")
          ...menuRow_menu @alias(as: "row")
          ...PriceHistory_menu @alias(as: "history")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...menuValues_menu @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateMenu }) => toSaveResult(updateMenu, toMenuValues),
  )
  return (values: MenuValues, upload: UploadOptions) => {
    const { images, files } = toImagesInput(before, values.images)
    return commit({ input: { id, version: values.version, ...toMenuInput(values), images } }, { files, upload })
  }
}
