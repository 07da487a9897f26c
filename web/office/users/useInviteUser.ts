import { graphql } from 'react-relay/hooks'
import type { useInviteUserMutation } from '../../__generated__/useInviteUserMutation.graphql.ts'
import { appendToList } from '../form/storeUpdaters.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { isStaffRole } from './staffRoles.ts'
import type { StaffRole } from './staffRoles.ts'

/** The form of an invitation. */
export interface Invitation {
  email: string
  firstName: string
  lastName: string
  staffRole: StaffRole
}

/** Invites a user of a caterer, and appends them to its list. */
export function useInviteUser(caterId: string, caterNumber: number) {
  const commit = useSave<useInviteUserMutation, Invitation>(
    graphql`
      mutation useInviteUserMutation($input: InviteUserInput!) {
        inviteUser(input: $input) {
          ... on User @alias(as: "saved") {
            email
            firstName
            lastName
            staffRole
            lastLoginAt
            invitationExpiresAt
            verified
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ inviteUser }) =>
      toSaveResult(inviteUser, ({ email, firstName, lastName, staffRole }) => ({
        email,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        staffRole: isStaffRole(staffRole) ? staffRole : 'STAFF',
      })),
  )
  return (invitation: Invitation) =>
    commit(
      { input: { ...invitation, caterNumber } },
      {
        updater: (store) => {
          const invited = store.getRootField('inviteUser')
          if (invited.getType() === 'User') appendToList(store.get(caterId), 'users', invited)
        },
      },
    )
}
