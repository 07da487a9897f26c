import { graphql } from 'react-relay/hooks'
import type { userMutationsChangeRoleMutation } from '../../__generated__/userMutationsChangeRoleMutation.graphql.ts'
import type { userMutationsInviteMutation } from '../../__generated__/userMutationsInviteMutation.graphql.ts'
import type { userMutationsRemoveMutation } from '../../__generated__/userMutationsRemoveMutation.graphql.ts'
import type { userMutationsResendInvitationMutation } from '../../__generated__/userMutationsResendInvitationMutation.graphql.ts'
import { commitSerially } from '../../relay/commitSerially.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { appendToList, removeFromList } from '../form/storeUpdaters.ts'
import { toDeleteResult, toSaveResult } from '../form/toSaveResult.ts'
import { useAction } from '../form/useAction.ts'
import { useSave } from '../form/useSave.ts'
import { isStaffRole, toInvitationInput } from './userValues.ts'
import type { Invitation, StaffRole } from './userValues.ts'

/** Invites a user of a caterer, and appends them to its list. */
export function useInviteUser(caterId: string, caterNumber: number) {
  const commit = useSave<userMutationsInviteMutation, Invitation>(
    graphql`
      mutation userMutationsInviteMutation($input: InviteUserInput!) {
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
      { input: { caterNumber, ...toInvitationInput(invitation) } },
      {
        updater: (store) => {
          const invited = store.getRootField('inviteUser')
          if (invited.getType() === 'User') appendToList(store.get(caterId), 'users', invited)
        },
      },
    )
}

/** Mails an invitation again, and says so. */
export function useResendInvitation() {
  const showToast = useToast()
  const { run, error, isPending } = useAction<userMutationsResendInvitationMutation>(graphql`
    mutation userMutationsResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        __typename
        ... on User {
          id
          invitationExpiresAt
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const resend = (id: string) =>
    run({
      variables: { input: { id } },
      isSuccess: ({ resendInvitation }) => resendInvitation.__typename === 'User',
      refusalOf: ({ resendInvitation }) => resendInvitation.message,
      onSuccess: () => showToast({ text: 'Invitationen er sendt igen' }),
    })
  return { resend, error, isPending }
}

/** Changes what a user may do: `[changeRole, error]`. Optimistic. */
export function useChangeStaffRole() {
  const { run, error } = useAction<userMutationsChangeRoleMutation>(
    graphql`
      mutation userMutationsChangeRoleMutation($input: ChangeStaffRoleInput!) {
        changeStaffRole(input: $input) {
          __typename
          ... on User {
            id
            staffRole
          }
        }
      }
    `,
    commitSerially,
  )
  const changeRole = (id: string, staffRole: StaffRole) =>
    run({
      variables: { input: { id, staffRole } },
      optimisticUpdater: (store) => store.get(id)?.setValue(staffRole, 'staffRole'),
      isSuccess: ({ changeStaffRole }) => changeStaffRole.__typename === 'User',
    })
  return [changeRole, error] as const
}

/** Removes a user, who can no longer sign in, from a caterer and its list. */
export function useRemoveUser(caterId: string) {
  const commit = useSave<userMutationsRemoveMutation, null>(
    graphql`
      mutation userMutationsRemoveMutation($input: RemoveUserInput!) {
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
