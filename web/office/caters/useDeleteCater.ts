import { graphql } from 'react-relay/hooks'
import type { useDeleteCaterMutation } from '../../__generated__/useDeleteCaterMutation.graphql.ts'
import { removeFromList } from '../form/storeUpdaters.ts'
import { toDeleteResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a caterer, and removes it from the list of all. */
export function useDeleteCater() {
  const commit = useSave<useDeleteCaterMutation, null>(
    graphql`
      mutation useDeleteCaterMutation($input: DeleteCaterInput!) {
        deleteCater(input: $input) {
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ deleteCater }) => toDeleteResult(deleteCater),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (!answer?.deleteCater.error) removeFromList(store.getRoot(), 'allCaters', id)
        },
      },
    )
}
