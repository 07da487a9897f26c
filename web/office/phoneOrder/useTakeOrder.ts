import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { TakeOrderInput, useTakeOrderMutation } from '../../__generated__/useTakeOrderMutation.graphql.ts'
import { commitWithTimeout } from '../../relay/commitWithTimeout.ts'

/** The result of taking an order. */
export type TakeOrderOutcome = useTakeOrderMutation['response']['takeOrder']

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
  const environment = useRelayEnvironment()
  return async (input: TakeOrderInput): Promise<TakeOrderOutcome> =>
    (await commitWithTimeout<useTakeOrderMutation>(environment, mutation, { input })).takeOrder
}
