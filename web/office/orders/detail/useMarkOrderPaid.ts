import { graphql } from 'react-relay/hooks'
import type { PaymentMethod } from '../../../../domain/orders/orderStates.ts'
import type { useMarkOrderPaidMutation } from '../../../__generated__/useMarkOrderPaidMutation.graphql.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Marks an order as paid. */
export function useMarkOrderPaid() {
  const [run, isMarking] = useOrderAction<useMarkOrderPaidMutation>(
    graphql`
      mutation useMarkOrderPaidMutation($input: MarkOrderPaidInput!) {
        markOrderPaid(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
          ...undoOffer_order @alias(as: "undoable")
        }
      }
    `,
    ({ markOrderPaid }) => markOrderPaid,
  )
  const markPaid = (id: string, method: PaymentMethod, onResult: OnOrderActionResult) =>
    run({ id, method }, onResult, optimisticAnswer(id, 'PAID', { paymentMethod: method }))
  return [markPaid, isMarking] as const
}
