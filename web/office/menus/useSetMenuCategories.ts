import { graphql, useMutation } from 'react-relay/hooks'
import type { useSetMenuCategoriesMutation } from '../../__generated__/useSetMenuCategoriesMutation.graphql.ts'

/** Saves which categories a menu stands in. The caterer's lists are asked for anew when they are next shown. */
export function useSetMenuCategories(caterId: string, id: string) {
  const [commit, isSaving] = useMutation<useSetMenuCategoriesMutation>(graphql`
    mutation useSetMenuCategoriesMutation($input: SetMenuCategoriesInput!) {
      setMenuCategories(input: $input) {
        __typename
        ...MenuCategories_menu @alias(as: "menu")
      }
    }
  `)
  const set = (categoryIds: readonly string[], onSettled: (isSaved: boolean) => void) => {
    commit({
      variables: { input: { id, categoryIds } },
      updater: (store) => store.get(caterId)?.invalidateRecord(),
      onCompleted: ({ setMenuCategories }) => onSettled(setMenuCategories.__typename === 'Menu'),
      onError: () => onSettled(false),
    })
  }
  return [set, isSaving] as const
}
