import { graphql, useMutation } from 'react-relay/hooks'
import type { ChangeOrderInput, useChangeOrderMutation } from '../../__generated__/useChangeOrderMutation.graphql.ts'
import { FAILED } from '../../login/failedText.ts'

/** What came of a change: it is made, it costs another price, or a Danish error. */
export type ChangeOutcome = { kind: 'changed' } | { kind: 'newPrice'; price: number } | { kind: 'failed'; text: string }

/** Changes the order of a link. */
export function useChangeOrder() {
  const [commit, isChanging] = useMutation<useChangeOrderMutation>(graphql`
    mutation useChangeOrderMutation($input: ChangeOrderInput!) {
      changeOrder(input: $input) {
        __typename
        ... on Order {
          ...OrderPage_order @alias(as: "page")
        }
        ... on NewOrderPrice {
          price
        }
        ... on ValidationFailed {
          issues {
            message
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const change = (input: ChangeOrderInput, onSettled: (outcome: ChangeOutcome) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ changeOrder: answer }) => {
        if (answer.price != null) return onSettled({ kind: 'newPrice', price: answer.price })
        const text = answer.issues?.find(({ message }) => message)?.message ?? answer.message
        onSettled(text ? { kind: 'failed', text } : { kind: 'changed' })
      },
      onError: () => onSettled({ kind: 'failed', text: FAILED }),
    })
  }
  return [change, isChanging] as const
}
