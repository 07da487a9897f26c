import { graphql } from 'react-relay/hooks'
import type { useDeleteMenuChildMutation } from '../../__generated__/useDeleteMenuChildMutation.graphql.ts'
import { useCatalogueDelete } from '../catalogue/useCatalogueDelete.ts'
import { useRefetchMenu } from './useRefetchMenu.ts'

/** Deletes a child of a menu or a group with all that is in it; `menuId` is the menu that all of it is in. */
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
    const outcome = await deleteChild(id)
    if (outcome.kind === 'saved') await refresh()
    return outcome
  }
}
