import { graphql } from 'react-relay/hooks'
import type { useCreateMenuChildMutation } from '../../__generated__/useCreateMenuChildMutation.graphql.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { UploadOptions } from '../form/useSave.ts'
import { toChildInput, toChildValues } from './childValues.ts'
import type { ChildValues } from './childValues.ts'
import { toImagesInput } from './menuImages.ts'
import { useRefetchMenu } from './useRefetchMenu.ts'

/** Appends a child to a menu or a group; `menuId` is the menu that contains both. */
export function useCreateMenuChild(menuId: string, parentId: string) {
  const refresh = useRefetchMenu(menuId)
  const commit = useSave<useCreateMenuChildMutation, ChildValues>(
    graphql`
      mutation useCreateMenuChildMutation($input: CreateMenuChildInput!) {
        createMenuChild(input: $input) {
          ...childValues_child @alias(as: "saved")
          ... on Menu {
            key: id
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createMenuChild }) => toSaveResult(createMenuChild, toChildValues),
  )
  return async (values: ChildValues, upload?: UploadOptions) => {
    const { images, files } = toImagesInput([], values.images)
    const result = await commit(
      { input: { parentId, child: toChildInput(values), images } },
      { files, ...(upload && { upload }) },
    )
    if (result.kind === 'saved') await refresh()
    return result
  }
}
