import { graphql } from 'react-relay/hooks'
import type { useAddMenusToCategoryMutation } from '../../__generated__/useAddMenusToCategoryMutation.graphql.ts'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { useSave } from '../form/useSave.ts'

/** Appends menus to a category. */
export function useAddMenusToCategory(id: string) {
  const commit = useSave<useAddMenusToCategoryMutation, null>(
    graphql`
      mutation useAddMenusToCategoryMutation($input: AddMenusToCategoryInput!) {
        addMenusToCategory(input: $input) {
          __typename
          ...CategoryMenus_category @alias(as: "category")
          ...CategoryRow_category @alias(as: "row")
        }
      }
    `,
    ({ addMenusToCategory }) =>
      addMenusToCategory.__typename === 'Category' ? { kind: 'saved', values: null } : { kind: 'failed' },
  )
  return (menuIds: readonly string[]) =>
    // the menus' own pages show their categories
    commit({ input: { id, menuIds } }, { updater: invalidateRecords(...menuIds) })
}
