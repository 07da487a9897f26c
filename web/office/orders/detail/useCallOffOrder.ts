import { graphql } from 'react-relay/hooks'
import type { useCallOffOrderMutation } from '../../../__generated__/useCallOffOrderMutation.graphql.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Calls off an accepted order, with a reason for the customer. */
export function useCallOffOrder() {
  const [run, isCallingOff] = useOrderAction<useCallOffOrderMutation>(
    graphql`
      mutation useCallOffOrderMutation($input: CallOffOrderInput!) {
        callOffOrder(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ...AnsweredOrder_conflict @alias(as: "conflict")
          ... on ValidationFailed {
            message
          }
        }
      }
    `,
    ({ callOffOrder }) => callOffOrder,
  )
  const callOff = (id: string, reason: string, onResult: OnOrderActionResult) => run({ id, reason }, onResult)
  return [callOff, isCallingOff] as const
}
