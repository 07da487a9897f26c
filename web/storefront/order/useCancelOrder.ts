import { graphql, useMutation } from 'react-relay/hooks'
import type { useCancelOrderMutation } from '../../__generated__/useCancelOrderMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** Cancels the order of a link for the fee that is shown. `onSettled` gets the Danish error, or null. */
export function useCancelOrder() {
  const [commit, isCancelling] = useMutation<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        __typename
        ... on Order {
          ...OrderPage_order @alias(as: "page")
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const cancel = (token: string, fee: number, onSettled: (error: string | null) => void) => {
    commit({
      variables: { input: { token, fee } },
      onCompleted: ({ cancelOrder: answer }) => onSettled(answer.message ?? null),
      onError: () => onSettled(FAILED),
    })
  }
  return [cancel, isCancelling] as const
}
