import { graphql } from 'react-relay/hooks'
import type { useRemoveUserMutation } from '../../__generated__/useRemoveUserMutation.graphql.ts'
import { removeFromList } from '../form/storeUpdaters.ts'
import { toDeleteResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Removes a user, who can no longer sign in, from a caterer and its list. */
export function useRemoveUser(caterId: string) {
  const commit = useSave<useRemoveUserMutation, null>(
    graphql`
      mutation useRemoveUserMutation($input: RemoveUserInput!) {
        removeUser(input: $input) {
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ removeUser }) => toDeleteResult(removeUser),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (!answer?.removeUser.error) removeFromList(store.get(caterId), 'users', id)
        },
      },
    )
}
