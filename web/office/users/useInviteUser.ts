import { graphql } from 'react-relay/hooks'
import type { useInviteUserMutation } from '../../__generated__/useInviteUserMutation.graphql.ts'
import { useSave } from '../form/useSave.ts'

interface Invitation {
  email: string
  firstName: string
  lastName: string
}

/** Invites somebody to work for a caterer, and puts them into its list. */
export function useInviteUser(caterId: string, caterNumber: number) {
  const commit = useSave<useInviteUserMutation, Invitation>(
    graphql`
      mutation useInviteUserMutation($input: InviteUserInput!) {
        inviteUser(input: $input) {
          __typename
          ... on User {
            email
            firstName
            lastName
            verified
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
    ({ inviteUser: answer }) => {
      if ('issues' in answer) return { kind: 'invalid', issues: answer.issues }
      if (answer.__typename !== 'User') return { kind: 'failed' }
      const { email, firstName, lastName } = answer
      return { kind: 'saved', values: { email, firstName: firstName ?? '', lastName: lastName ?? '' } }
    },
  )
  return (invitation: Invitation) =>
    commit(
      { input: { ...invitation, caterNumber } },
      {
        updater: (store) => {
          const invited = store.getRootField('inviteUser')
          const cater = store.get(caterId)
          const users = cater?.getLinkedRecords('users')
          if (invited.getType() === 'User' && users) cater?.setLinkedRecords([...users, invited], 'users')
        },
      },
    )
}
