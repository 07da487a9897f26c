import { graphql } from 'react-relay/hooks'
import type { useDeleteMenuChildMutation } from '../../__generated__/useDeleteMenuChildMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import { useRefetchMenu } from './useRefetchMenu.ts'

/** Deletes a child of a menu or a group, with its content; `menuId` is the menu that contains it. */
export function useDeleteMenuChild(menuId: string) {
  const refresh = useRefetchMenu(menuId)
  const deleteChild = useCatalogueDelete<useDeleteMenuChildMutation>(
    graphql`
      mutation useDeleteMenuChildMutation($input: DeleteMenuChildInput!) {
        deleteMenuChild(input: $input) {
          deletedId
        }
      }
    `,
    menuId,
  )
  return async (id: string) => {
    const result = await deleteChild(id)
    if (result.kind === 'saved') await refresh()
    return result
  }
}
