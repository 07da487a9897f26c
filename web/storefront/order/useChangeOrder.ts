import { graphql, useMutation } from 'react-relay/hooks'
import type { ChangeOrderInput, useChangeOrderMutation } from '../../__generated__/useChangeOrderMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** The outcome of a change: made, at another price, with invalid fields, or with a Danish error. */
export type ChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'newPrice'; price: number }
  | { kind: 'failed'; text: string; issues: readonly { path: string; message: string }[] }

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
            path
            message
          }
        }
        ... on NotAvailable {
          issues {
            path
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
        const issues = answer.issues ?? []
        // The reasons why it is not available stand in one sentence after another
        const text = (answer.__typename === 'NotAvailable' ? answer.message : issues[0]?.message) ?? answer.message
        onSettled(text ? { kind: 'failed', text, issues } : { kind: 'changed' })
      },
      onError: () => onSettled({ kind: 'failed', text: FAILED, issues: [] }),
    })
  }
  return [change, isChanging] as const
}
