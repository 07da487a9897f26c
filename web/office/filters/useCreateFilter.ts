import { graphql } from 'react-relay/hooks'
import type { useCreateFilterMutation } from '../../__generated__/useCreateFilterMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'
import { FILTER_LISTS } from './filterType.ts'
import type { FilterType } from './filterType.ts'

/** Adds a filter of a type, behind the others. */
export function useCreateFilter(type: FilterType) {
  const commit = useSave<useCreateFilterMutation, { name: string }>(
    graphql`
      mutation useCreateFilterMutation($input: CreateFilterInput!) {
        createFilter(input: $input) {
          __typename
          ... on Filter {
            name
          }
          ... on ValidationFailed {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    ({ createFilter: answer }) => {
      if ('issues' in answer) return { kind: 'invalid', issues: answer.issues }
      return 'name' in answer ? { kind: 'saved', values: { name: answer.name } } : { kind: 'failed' }
    },
  )
  return ({ name }: { name: string }) =>
    commit(
      { input: { name, type } },
      {
        updater: (store) => {
          const made = store.getRootField('createFilter')
          const groups = store.getRoot().getLinkedRecord('filters')
          const filters = groups?.getLinkedRecords(FILTER_LISTS[type])
          if (made.getType() === 'Filter' && filters) groups?.setLinkedRecords([...filters, made], FILTER_LISTS[type])
        },
      },
    )
}
