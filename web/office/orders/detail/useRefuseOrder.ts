import { graphql, useMutation } from 'react-relay/hooks'
import type { useRefuseOrderMutation } from '../../../__generated__/useRefuseOrderMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Refuses an order, with a reason for the customer where there is one. The answer is the order itself, so everything that shows it redraws. */
export function useRefuseOrder() {
  const [commit, isRefusing] = useMutation<useRefuseOrderMutation>(graphql`
    mutation useRefuseOrderMutation($input: RefuseOrderInput!) {
      refuseOrder(input: $input) {
        __typename
        ...AnsweredOrder_order @alias(as: "answered")
        ... on OrderAlreadyHandled {
          order {
            ...AnsweredOrder_order
          }
        }
        ... on ValidationFailed {
          message
        }
      }
    }
  `)
  const refuse = (id: string, reason: string | null, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id, reason } },
      optimisticUpdater: optimisticAnswer(id, 'REFUSED', reason === null ? {} : { refusedReason: reason }),
      onCompleted: ({ refuseOrder: { __typename: answered, message } }) => {
        if (message !== undefined) onSettled({ refused: message })
        else onSettled(answered === 'OrderAlreadyHandled' ? 'alreadyHandled' : 'done')
      },
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [refuse, isRefusing] as const
}
