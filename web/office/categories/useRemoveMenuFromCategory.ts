import { useState } from 'react'
import { graphql, useMutation } from 'react-relay/hooks'
import type { useRemoveMenuFromCategoryMutation } from '../../__generated__/useRemoveMenuFromCategoryMutation.graphql.ts'

/** Takes a menu out of a category: `[remove, hasFailed]`. Shown at once; the answer is the category itself. */
export function useRemoveMenuFromCategory(id: string) {
  const [hasFailed, setHasFailed] = useState(false)
  const [commit] = useMutation<useRemoveMenuFromCategoryMutation>(graphql`
    mutation useRemoveMenuFromCategoryMutation($input: RemoveMenuFromCategoryInput!) {
      removeMenuFromCategory(input: $input) {
        ...CategoryMenus_category
      }
    }
  `)
  const remove = (menuId: string) => {
    setHasFailed(false)
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
      onError: () => setHasFailed(true),
    })
  }
  return [remove, hasFailed] as const
}
