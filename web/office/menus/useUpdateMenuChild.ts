import { graphql } from 'react-relay/hooks'
import type { useUpdateMenuChildMutation } from '../../__generated__/useUpdateMenuChildMutation.graphql.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toChildInput, toChildValues } from './childValues.ts'
import type { ChildValues } from './childValues.ts'
import { toImagesInput } from './menuImages.ts'
import { useRefetchMenu } from './useRefetchMenu.ts'

/**
 * Updates a child of a menu or a group; `menuId` is the menu that contains it, `before` what is saved of it. Where
 * something is declared of it and it becomes something else, `askFits` asks whether that still fits.
 */
export function useUpdateMenuChild(
  menuId: string,
  id: string,
  before: ChildValues,
  askFits: (food: string) => Promise<boolean | null>,
) {
  const refresh = useRefetchMenu(menuId)
  const commit = useSave<useUpdateMenuChildMutation, ChildValues>(
    graphql`
      mutation useUpdateMenuChildMutation($input: UpdateMenuChildInput!) {
        updateMenuChild(input: $input) {
          ...childValues_child @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...childValues_child @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updateMenuChild }) => toSaveResult(updateMenuChild, toChildValues),
  )
  return async (values: ChildValues, upload?: UploadOptions): Promise<SaveResult<ChildValues>> => {
    const isOther = values.name !== before.name || values.description !== before.description
    const declarationFits = before.isDeclared && isOther ? await askFits(before.name) : undefined
    if (declarationFits === null) return { kind: 'cancelled' }
    const { images, files } = toImagesInput(before.images, values.images)
    const result = await commit(
      { input: { id, version: values.version, ...toChildInput(values), images, declarationFits } },
      { files, ...(upload && { upload }) },
    )
    if (result.kind === 'saved') await refresh()
    return result
  }
}
