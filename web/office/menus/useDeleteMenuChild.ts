import { graphql } from 'react-relay/hooks'
import type { useDeleteMenuChildMutation } from '../../__generated__/useDeleteMenuChildMutation.graphql.ts'
import { useRemove } from '../catalogue/useRemove.ts'
import { useRefreshMenu } from './useRefreshMenu.ts'

/** Deletes a child of a menu or a group with all that is in it; `menuId` is the menu that all of it is in. */
export function useDeleteMenuChild(menuId: string) {
  const refresh = useRefreshMenu(menuId)
  const remove = useRemove<useDeleteMenuChildMutation>(
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
    const outcome = await remove({ input: { id } })
    if (outcome.kind === 'saved') await refresh()
    return outcome
  }
}
