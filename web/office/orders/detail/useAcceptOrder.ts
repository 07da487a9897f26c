import { graphql } from 'react-relay/hooks'
import type { useAcceptOrderMutation } from '../../../__generated__/useAcceptOrderMutation.graphql.ts'
import { optimisticAnswer } from './optimisticAnswer.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Accepts an order. */
export function useAcceptOrder() {
  const [run, isAccepting] = useOrderAction<useAcceptOrderMutation>(
    graphql`
      mutation useAcceptOrderMutation($input: AcceptOrderInput!) {
        acceptOrder(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
          ...undoOffer_order @alias(as: "undoable")
        }
      }
    `,
    ({ acceptOrder }) => acceptOrder,
  )
  const accept = (id: string, onResult: OnOrderActionResult) => run({ id }, onResult, optimisticAnswer(id, 'ACCEPTED'))
  return [accept, isAccepting] as const
}
