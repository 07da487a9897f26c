import { graphql } from 'react-relay/hooks'
import type { useResendInvitationMutation } from '../../__generated__/useResendInvitationMutation.graphql.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useAction } from '../form/useAction.ts'

/** Mails an invitation again, and says so. */
export function useResendInvitation() {
  const showToast = useToast()
  const { run, error, isPending } = useAction<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        __typename
        ... on User {
          id
          invitationExpiresAt
        }
      }
    }
  `)
  const resend = (id: string) =>
    run({
      variables: { input: { id } },
      isSuccess: ({ resendInvitation }) => resendInvitation.__typename === 'User',
      onSuccess: () => showToast({ text: 'Invitationen er sendt igen' }),
    })
  return { resend, error, isPending }
}
