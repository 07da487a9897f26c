import { graphql } from 'react-relay/hooks'
import type { useDeleteCaterMutation } from '../../__generated__/useDeleteCaterMutation.graphql.ts'
import { ROOT_ID } from 'relay-runtime'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toDeleteResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a caterer, and invalidates the lists of all. */
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
          if (!answer?.deleteCater.error) invalidateRecords(ROOT_ID)(store)
        },
      },
    )
}
