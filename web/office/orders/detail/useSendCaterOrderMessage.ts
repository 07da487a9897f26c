import { graphql, useMutation } from 'react-relay/hooks'
import type { useSendCaterOrderMessageMutation } from '../../../__generated__/useSendCaterOrderMessageMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Writes to an order's customer. The answer is the order with the message, so everything that shows it redraws. */
export function useSendCaterOrderMessage() {
  const [commit, isSending] = useMutation<useSendCaterOrderMessageMutation>(graphql`
    mutation useSendCaterOrderMessageMutation($input: OrderMessageInput!) {
      sendCaterOrderMessage(input: $input) {
        ...AnsweredOrder_order @alias(as: "answered")
        ... on ValidationFailed {
          message
        }
      }
    }
  `)
  const send = (id: string, message: string, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id, message } },
      onCompleted: ({ sendCaterOrderMessage: { message: refused } }) =>
        onSettled(refused === undefined ? 'done' : { refused }),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [send, isSending] as const
}
