import { graphql } from 'react-relay/hooks'
import type { useRefuseOrderMutation } from '../../../__generated__/useRefuseOrderMutation.graphql.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Refuses an order, with a reason for the customer or null. */
export function useRefuseOrder() {
  const [run, isRefusing] = useOrderAction<useRefuseOrderMutation>(
    graphql`
      mutation useRefuseOrderMutation($input: RefuseOrderInput!) {
        refuseOrder(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
          ...undoOffer_order @alias(as: "undoable")
          ... on ValidationFailed {
            message
          }
        }
      }
    `,
    ({ refuseOrder }) => refuseOrder,
  )
  const refuse = (id: string, reason: string | null, onResult: OnOrderActionResult) =>
    run({ id, reason }, onResult, optimisticAnswer(id, 'REFUSED', reason === null ? {} : { refusedReason: reason }))
  return [refuse, isRefusing] as const
}
