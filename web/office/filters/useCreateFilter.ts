import { graphql } from 'react-relay/hooks'
import type { useCreateFilterMutation } from '../../__generated__/useCreateFilterMutation.graphql.ts'
import { appendToList, sortListByName } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { FILTER_LISTS } from './filterType.ts'
import type { FilterType } from './filterType.ts'

/** Creates a filter, and adds it to the sorted list of its type. */
export function useCreateFilter(type: FilterType) {
  const commit = useSave<useCreateFilterMutation, { name: string }>(
    graphql`
      mutation useCreateFilterMutation($input: CreateFilterInput!) {
        createFilter(input: $input) {
          ... on Filter @alias(as: "saved") {
            name
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createFilter }) => toSaveResult(createFilter, ({ name }) => ({ name })),
  )
  return ({ name }: { name: string }) =>
    commit(
      { input: { name, type } },
      {
        updater: (store) => {
          const created = store.getRootField('createFilter')
          if (created.getType() !== 'Filter') return
          const filters = store.getRoot().getLinkedRecord('filters')
          appendToList(filters, FILTER_LISTS[type], created)
          sortListByName(filters, FILTER_LISTS[type])
        },
      },
    )
}
