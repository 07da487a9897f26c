import { graphql } from 'react-relay/hooks'
import type { useRemoveUserMutation } from '../../__generated__/useRemoveUserMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'

/** Removes a user, who cannot log in any more, and takes them out of the caterer's list. */
export function useRemoveUser(caterId: string) {
  const commit = useSave<useRemoveUserMutation, null>(
    graphql`
      mutation useRemoveUserMutation($input: RemoveUserInput!) {
        removeUser(input: $input) {
          __typename
          ... on ValidationFailed {
            message
          }
        }
      }
    `,
    ({ removeUser: answer }) =>
      'message' in answer ? { kind: 'refused', message: answer.message } : { kind: 'saved', values: null },
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          const cater = store.get(caterId)
          const left = cater?.getLinkedRecords('users')?.filter((user) => user?.getDataID() !== id)
          if (answer?.removeUser.__typename !== 'ValidationFailed' && left) cater?.setLinkedRecords(left, 'users')
        },
      },
    )
}
