import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useRemoveMenuFromCategoryMutation } from '../../__generated__/useRemoveMenuFromCategoryMutation.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/** Takes a menu out of a category: `[remove, error]`. Shown at once; the answer is the category itself. */
export function useRemoveMenuFromCategory(id: string) {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit] = useMutation<useRemoveMenuFromCategoryMutation>(graphql`
    mutation useRemoveMenuFromCategoryMutation($input: RemoveMenuFromCategoryInput!) {
      removeMenuFromCategory(input: $input) {
        ...CategoryMenus_category
        ...CategoryRow_category
      }
    }
  `)
  const remove = (menuId: string) => {
    setError(null)
    commit({
      variables: { input: { id, menuId } },
      optimisticUpdater: (store) => {
        const category = store.get(id)
        const menus = category?.getLinkedRecords('menus') ?? []
        category?.setLinkedRecords(
          menus.filter((menu) => menu?.getDataID() !== menuId),
          'menus',
        )
      },
      // the menu's own page tells its categories
      updater: (store) => store.get(menuId)?.invalidateRecord(),
      onError: (cause) => setError(toActionError(cause)),
    })
  }
  return [remove, error] as const
}
