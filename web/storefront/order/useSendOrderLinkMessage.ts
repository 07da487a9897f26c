import { graphql, useMutation } from 'react-relay/hooks'
import type { useSendOrderLinkMessageMutation } from '../../__generated__/useSendOrderLinkMessageMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** Sends a message to the caterer of a link's order. `onSettled` gets the Danish error, or null. */
export function useSendOrderLinkMessage() {
  const [commit, isSending] = useMutation<useSendOrderLinkMessageMutation>(graphql`
    mutation useSendOrderLinkMessageMutation($input: SendOrderLinkMessageInput!) {
      sendOrderLinkMessage(input: $input) {
        __typename
        ... on Order {
          ...OrderConversation_order @alias(as: "conversation")
          ...OrderTimeline_order @alias(as: "timeline")
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const send = (token: string, message: string, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input: { token, message } },
      onCompleted: ({ sendOrderLinkMessage: answer }) => onSettled(answer.message ?? null),
      onError: () => onSettled(FAILED),
    })
  }
  return [send, isSending] as const
}
