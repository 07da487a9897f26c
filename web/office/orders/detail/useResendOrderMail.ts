import { graphql, useMutation } from 'react-relay/hooks'
import type { useResendOrderMailMutation } from '../../../__generated__/useResendOrderMailMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Sends a mail of an order once more. The answer is the order with the mail, so everything that shows it redraws. */
export function useResendOrderMail() {
  const [commit, isResending] = useMutation<useResendOrderMailMutation>(graphql`
    mutation useResendOrderMailMutation($input: ResendOrderMailInput!) {
      resendOrderMail(input: $input) {
        __typename
        ...AnsweredOrder_order @alias(as: "answered")
      }
    }
  `)
  const resend = (id: string, mailId: string, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id, mailId } },
      // it waits already
      onCompleted: ({ resendOrderMail: { __typename: answered } }) =>
        onSettled(answered === 'NotPossible' ? 'alreadyHandled' : 'done'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [resend, isResending] as const
}
