import { graphql } from 'react-relay/hooks'
import type { useRemoveMenuFromCategoryMutation } from '../../__generated__/useRemoveMenuFromCategoryMutation.graphql.ts'
import { invalidateRecords, removeFromList } from '../form/storeUpdaters.ts'
import { useAction } from '../form/useAction.ts'

/** Removes a menu from a category: `[remove, error]`. Optimistic. */
export function useRemoveMenuFromCategory(id: string) {
  const { run, error } = useAction<useRemoveMenuFromCategoryMutation>(graphql`
    mutation useRemoveMenuFromCategoryMutation($input: RemoveMenuFromCategoryInput!) {
      removeMenuFromCategory(input: $input) {
        ...CategoryMenus_category
        ...CategoryRow_category
      }
    }
  `)
  const remove = (menuId: string) =>
    run({
      variables: { input: { id, menuId } },
      optimisticUpdater: (store) => removeFromList(store.get(id), 'menus', menuId),
      // the menu's own page shows its categories
      updater: invalidateRecords(menuId),
    })
  return [remove, error] as const
}
