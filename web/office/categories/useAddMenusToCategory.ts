import { graphql, useMutation } from 'react-relay/hooks'
import type { useAddMenusToCategoryMutation } from '../../__generated__/useAddMenusToCategoryMutation.graphql.ts'
import { toActionError } from '../form/saveResult.ts'
import type { ActionError } from '../form/saveResult.ts'

/**
 * Puts menus into a category, behind those that are there; `onSettled` is told why that failed, null where it did not.
 * The answer is the category itself.
 */
export function useAddMenusToCategory(id: string) {
  const [commit, isAdding] = useMutation<useAddMenusToCategoryMutation>(graphql`
    mutation useAddMenusToCategoryMutation($input: AddMenusToCategoryInput!) {
      addMenusToCategory(input: $input) {
        __typename
        ...CategoryMenus_category @alias(as: "category")
        ...CategoryRow_category @alias(as: "row")
      }
    }
  `)
  const add = (menuIds: readonly string[], onSettled: (error: ActionError | null) => void) => {
    commit({
      variables: { input: { id, menuIds } },
      // the menus' own pages tell their categories
      updater: (store) => menuIds.forEach((menuId) => store.get(menuId)?.invalidateRecord()),
      onCompleted: ({ addMenusToCategory }) =>
        onSettled(addMenusToCategory.__typename === 'Category' ? null : 'failed'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [add, isAdding] as const
}
