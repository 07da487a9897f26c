import { graphql } from 'react-relay/hooks'
import type { useResendOrderMailMutation } from '../../../__generated__/useResendOrderMailMutation.graphql.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Sends a mail about an order again; 'alreadyHandled' where it still waits to be sent. */
export function useResendOrderMail() {
  const [run, isResending] = useOrderAction<useResendOrderMailMutation>(
    graphql`
      mutation useResendOrderMailMutation($input: ResendOrderMailInput!) {
        resendOrderMail(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ... on TooManyAttempts {
            message
          }
        }
      }
    `,
    ({ resendOrderMail }) => resendOrderMail,
  )
  const resend = (id: string, mailId: string, onResult: OnOrderActionResult) => run({ id, mailId }, onResult)
  return [resend, isResending] as const
}
