import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetMenuCategoriesMutation } from '../../__generated__/useSetMenuCategoriesMutation.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/**
 * Saves which categories a menu stands in; `onSettled` is told why that failed, null where it did not. The caterer's
 * lists are asked for anew when they are next shown.
 */
export function useSetMenuCategories(caterId: string, id: string) {
  const [commit, isSaving] = useMutation<useSetMenuCategoriesMutation>(graphql`
    mutation useSetMenuCategoriesMutation($input: SetMenuCategoriesInput!) {
      setMenuCategories(input: $input) {
        __typename
        ...MenuCategories_menu @alias(as: "menu")
      }
    }
  `)
  const set = (categoryIds: readonly string[], onSettled: (error: ActionError | null) => void) => {
    commit({
      variables: { input: { id, categoryIds } },
      updater: (store) => store.get(caterId)?.invalidateRecord(),
      onCompleted: ({ setMenuCategories }) => onSettled(setMenuCategories.__typename === 'Menu' ? null : 'failed'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [set, isSaving] as const
}
