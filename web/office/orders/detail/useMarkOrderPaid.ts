import { graphql, useMutation } from 'react-relay/hooks'
import type {
  PaymentMethod,
  useMarkOrderPaidMutation,
} from '../../../__generated__/useMarkOrderPaidMutation.graphql.ts'
import { toActionError } from '../../form/saveResult.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import type { OrderActionResult } from './orderActionResult.ts'

/** Marks an order paid, by card or by bank transfer. The answer is the order itself, so everything that shows it redraws. */
export function useMarkOrderPaid() {
  const [commit, isMarking] = useMutation<useMarkOrderPaidMutation>(graphql`
    mutation useMarkOrderPaidMutation($input: MarkOrderPaidInput!) {
      markOrderPaid(input: $input) {
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
  const markPaid = (id: string, method: PaymentMethod, onSettled: (outcome: OrderActionResult) => void) => {
    commit({
      variables: { input: { id, method } },
      optimisticUpdater: optimisticAnswer(id, 'PAID', { paymentMethod: method }),
      onCompleted: ({ markOrderPaid: { __typename: answered } }) =>
        onSettled(answered === 'OrderAlreadyHandled' ? 'alreadyHandled' : 'done'),
      onError: (error) => onSettled(toActionError(error)),
    })
  }
  return [markPaid, isMarking] as const
}
