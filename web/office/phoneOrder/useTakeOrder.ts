import { useMutation } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { TakeOrderInput, useTakeOrderMutation } from '../../__generated__/useTakeOrderMutation.graphql.ts'

/** The result of taking an order. */
export type TakeOrderOutcome = useTakeOrderMutation['response']['takeOrder']

const TIMEOUT_MS = 20_000

const mutation = graphql`
  mutation useTakeOrderMutation($input: TakeOrderInput!) {
    takeOrder(input: $input) {
      __typename
      ... on Order {
        uuid
        reference
      }
      ... on ValidationFailed {
        issues {
          path
          validatorKey
          message
        }
      }
      ... on NotAvailable {
        reasons {
          code
          message
        }
        alternatives
      }
      ... on PriceChanged {
        lines {
          index
          price
        }
        total
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`

/**
 * Takes an order. Rejects where no answer came in time or it was an error: then the order may exist all the same, and
 * only the same idempotency key tells.
 */
export function useTakeOrder() {
  const [commit] = useMutation<useTakeOrderMutation>(mutation)
  return (input: TakeOrderInput) =>
    new Promise<TakeOrderOutcome>((resolve, reject) => {
      const timer = setTimeout(() => {
        sent.dispose()
        reject(new Error('No answer in time'))
      }, TIMEOUT_MS)
      const sent = commit({
        variables: { input },
        onCompleted: ({ takeOrder }) => {
          clearTimeout(timer)
          resolve(takeOrder)
        },
        onError: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
    })
}
