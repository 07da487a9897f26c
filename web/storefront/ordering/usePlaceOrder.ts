import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { commitMutation } from 'relay-runtime'
import type { PlaceOrderInput, usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts'

/** The result of sending an order. */
export type PlaceOrderOutcome = usePlaceOrderMutation['response']['placeOrder']

const TIMEOUT_MS = 20_000

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
 * only the same idempotency key tells.
 */
export function usePlaceOrder() {
  const environment = useRelayEnvironment()
  return useCallback(
    (input: PlaceOrderInput) =>
      new Promise<PlaceOrderOutcome>((resolve, reject) => {
        const timer = setTimeout(() => {
          sent.dispose()
          reject(new Error('No answer in time'))
        }, TIMEOUT_MS)
        const sent = commitMutation<usePlaceOrderMutation>(environment, {
          mutation,
          variables: { input },
          onCompleted: ({ placeOrder }, errors) => {
            clearTimeout(timer)
            if (placeOrder) resolve(placeOrder)
            else reject(new Error(errors?.[0]?.message))
          },
          onError: (error) => {
            clearTimeout(timer)
            reject(error)
          },
        })
      }),
    [environment],
  )
}
