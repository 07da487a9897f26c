import { graphql, useMutation } from 'react-relay/hooks'
import type { useAddMenusToCategoryMutation } from '../../__generated__/useAddMenusToCategoryMutation.graphql.ts'

/** Puts menus into a category, behind those that are there. The answer is the category itself. */
export function useAddMenusToCategory(id: string) {
  const [commit, isAdding] = useMutation<useAddMenusToCategoryMutation>(graphql`
    mutation useAddMenusToCategoryMutation($input: AddMenusToCategoryInput!) {
      addMenusToCategory(input: $input) {
        __typename
        ...CategoryMenus_category @alias(as: "category")
      }
    }
  `)
  const add = (menuIds: readonly string[], onSettled: (isAdded: boolean) => void) => {
    commit({
      variables: { input: { id, menuIds } },
      // the menus' own pages tell their categories
      updater: (store) => menuIds.forEach((menuId) => store.get(menuId)?.invalidateRecord()),
      onCompleted: ({ addMenusToCategory }) => onSettled(addMenusToCategory.__typename === 'Category'),
      onError: () => onSettled(false),
    })
  }
  return [add, isAdding] as const
}
