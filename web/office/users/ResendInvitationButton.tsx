import { graphql, useFragment } from 'react-relay/hooks'
import type { ResendInvitationButton_user$key } from '../../__generated__/ResendInvitationButton_user.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { useResendInvitation } from './useResendInvitation.ts'

/** 'Send igen': mails an invitation that was not answered anew. */
export function ResendInvitationButton(props: { user: ResendInvitationButton_user$key }) {
  const { id, email } = useFragment(
    graphql`
      fragment ResendInvitationButton_user on User {
        id
        email
      }
    `,
    props.user,
  )
  const { resend, isPending, error } = useResendInvitation()
  return (
    <>
      <Button
        variant="quiet"
        isPending={isPending}
        aria-label={`Send invitationen til ${email} igen`}
        onClick={() => resend(id)}
      >
        Send igen
      </Button>
      <ActionErrorNotice error={error}>Invitationen til {email} blev ikke sendt.</ActionErrorNotice>
    </>
  )
}
