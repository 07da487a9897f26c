import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { PlaceOrderInput, usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts'
import { commitWithTimeout } from '../../relay/commitWithTimeout.ts'

/** The result of sending an order. */
export type PlaceOrderOutcome = usePlaceOrderMutation['response']['placeOrder']

const mutation = graphql`
  mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      __typename
      ... on PlacedOrder {
        uuid
        reference
        linkToken
      }
      ... on ValidationFailed {
        issues {
          path
          validatorKey
          message
        }
      }
      ... on NotAvailable {
        issues {
          path
          validatorKey
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
 * Places an order. Rejects where no answer came in time or it was an error: then the order may exist all the same, and
 * only a retry with the same idempotency key shows whether it does.
 */
export function usePlaceOrder() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (input: PlaceOrderInput): Promise<PlaceOrderOutcome> => {
      const { placeOrder } = await commitWithTimeout<usePlaceOrderMutation>(environment, mutation, { input })
      if (!placeOrder) throw new Error('No outcome')
      return placeOrder
    },
    [environment],
  )
}
