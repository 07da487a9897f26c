import { graphql } from 'react-relay/hooks'
import type { useRenameFilterMutation } from '../../__generated__/useRenameFilterMutation.graphql.ts'
import { sortListByName } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { FILTER_LISTS } from './filterType.ts'
import type { FilterType } from './filterType.ts'

/** Renames a filter, and sorts the list of its type. */
export function useRenameFilter(id: string, type: FilterType) {
  const commit = useSave<useRenameFilterMutation, { name: string }>(
    graphql`
      mutation useRenameFilterMutation($input: UpdateFilterInput!) {
        updateFilter(input: $input) {
          ... on Filter @alias(as: "saved") {
            name
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ updateFilter }) => toSaveResult(updateFilter, ({ name }) => ({ name })),
  )
  return ({ name }: { name: string }) =>
    commit(
      { input: { id, name } },
      { updater: (store) => sortListByName(store.getRoot().getLinkedRecord('filters'), FILTER_LISTS[type]) },
    )
}
