import { graphql } from 'react-relay/hooks'
import type { useAddOrderNoteMutation } from '../../../__generated__/useAddOrderNoteMutation.graphql.ts'
import { useOrderAction } from '../../orderActions/useOrderAction.ts'
import type { OnOrderActionResult } from '../../orderActions/useOrderAction.ts'

/** Adds a note about an order. */
export function useAddOrderNote() {
  const [run, isSaving] = useOrderAction<useAddOrderNoteMutation>(
    graphql`
      mutation useAddOrderNoteMutation($input: OrderNoteInput!) {
        addOrderNote(input: $input) {
          __typename
          ...AnsweredOrder_order @alias(as: "answered")
          ... on ValidationFailed {
            message
          }
        }
      }
    `,
    ({ addOrderNote }) => addOrderNote,
  )
  const add = (id: string, note: string, onResult: OnOrderActionResult) => run({ id, note }, onResult)
  return [add, isSaving] as const
}
