import { graphql } from 'react-relay/hooks'
import type { useDeleteFilterMutation } from '../../__generated__/useDeleteFilterMutation.graphql.ts'
import { removeFromList } from '../form/storeUpdaters.ts'
import { useSave } from '../form/useSave.ts'
import { FILTER_LISTS } from './filterType.ts'
import type { FilterType } from './filterType.ts'

/** Deletes a filter, and removes it from the list of its type. */
export function useDeleteFilter(type: FilterType) {
  const commit = useSave<useDeleteFilterMutation, null>(
    graphql`
      mutation useDeleteFilterMutation($input: DeleteFilterInput!) {
        deleteFilter(input: $input) {
          __typename
        }
      }
    `,
    () => ({ kind: 'saved', values: null }),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store) => removeFromList(store.getRoot().getLinkedRecord('filters'), FILTER_LISTS[type], id),
      },
    )
}
