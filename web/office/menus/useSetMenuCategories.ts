import { graphql } from 'react-relay/hooks'
import type { useSetMenuCategoriesMutation } from '../../__generated__/useSetMenuCategoriesMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { useSave } from '../form/useSave.ts'

/** Saves the categories of a menu, and invalidates the lists of its caterer. */
export function useSetMenuCategories(caterId: string, id: string) {
  const commit = useSave<useSetMenuCategoriesMutation, null>(
    graphql`
      mutation useSetMenuCategoriesMutation($input: SetMenuCategoriesInput!) {
        setMenuCategories(input: $input) {
          __typename
          ...MenuCategories_menu @alias(as: "menu")
        }
      }
    `,
    ({ setMenuCategories }) =>
      setMenuCategories.__typename === 'Menu' ? { kind: 'saved', values: null } : { kind: 'failed' },
  )
  return (categoryIds: readonly string[]) =>
    commit({ input: { id, categoryIds } }, { updater: invalidateRecords(caterId) })
}
