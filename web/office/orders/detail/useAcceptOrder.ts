import { graphql, useMutation } from 'react-relay/hooks'
import type { useAcceptOrderMutation } from '../../../__generated__/useAcceptOrderMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Accepts an order. The answer is the order itself, so everything that shows it redraws. */
export function useAcceptOrder() {
  const [commit, isAccepting] = useMutation<useAcceptOrderMutation>(graphql`
    mutation useAcceptOrderMutation($input: AcceptOrderInput!) {
      acceptOrder(input: $input) {
        __typename
        ...AnsweredOrder_order @alias(as: "answered")
        ... on OrderAlreadyHandled {
          order {
            ...AnsweredOrder_order
          }
        }
      }
    }
  `)
  const accept = (id: string, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id } },
      optimisticUpdater: optimisticAnswer(id, 'ACCEPTED'),
      onCompleted: ({ acceptOrder: { __typename: answered } }) =>
        onSettled(answered === 'OrderAlreadyHandled' ? 'alreadyHandled' : 'done'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [accept, isAccepting] as const
}
