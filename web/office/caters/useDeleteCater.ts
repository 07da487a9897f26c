import { graphql } from 'react-relay/hooks'
import type { useDeleteCaterMutation } from '../../__generated__/useDeleteCaterMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a caterer, and takes it out of the list of all. */
export function useDeleteCater() {
  const commit = useSave<useDeleteCaterMutation, null>(
    graphql`
      mutation useDeleteCaterMutation($input: DeleteCaterInput!) {
        deleteCater(input: $input) {
          __typename
          ... on NotPossible {
            message
          }
        }
      }
    `,
    ({ deleteCater: answer }) =>
      'message' in answer ? { kind: 'refused', message: answer.message } : { kind: 'saved', values: null },
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (answer?.deleteCater.__typename === 'NotPossible') return
          const root = store.getRoot()
          const left = root.getLinkedRecords('allCaters')?.filter((cater) => cater?.getDataID() !== id)
          if (left) root.setLinkedRecords(left, 'allCaters')
        },
      },
    )
}
