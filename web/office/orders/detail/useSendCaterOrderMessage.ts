import { graphql } from 'react-relay/hooks'
import type { useSendCaterOrderMessageMutation } from '../../../__generated__/useSendCaterOrderMessageMutation.graphql.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Sends a message to the customer of an order. */
export function useSendCaterOrderMessage() {
  const [run, isSending] = useOrderAction<useSendCaterOrderMessageMutation>(
    graphql`
      mutation useSendCaterOrderMessageMutation($input: OrderMessageInput!) {
        sendCaterOrderMessage(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ... on UserError {
            message
          }
        }
      }
    `,
    ({ sendCaterOrderMessage }) => sendCaterOrderMessage,
  )
  const send = (id: string, message: string, onResult: OnOrderActionResult) => run({ id, message }, onResult)
  return [send, isSending] as const
}
