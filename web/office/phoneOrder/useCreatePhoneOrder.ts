import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import type {
  TakeOrderInput,
  useCreatePhoneOrderMutation,
} from '../../__generated__/useCreatePhoneOrderMutation.graphql.ts'
import { commitWithTimeout } from '../../relay/commitWithTimeout.ts'

/** The result of creating a phone order. */
export type PhoneOrderOutcome = useCreatePhoneOrderMutation['response']['takeOrder']

const mutation = graphql`
  mutation useCreatePhoneOrderMutation($input: TakeOrderInput!) {
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
 * Creates a phone order. Rejects where no answer came in time or it was an error: then the order may exist all the same, and
 * only a retry with the same idempotency key shows whether it does.
 */
export function useCreatePhoneOrder() {
  const environment = useRelayEnvironment()
  return async (input: TakeOrderInput): Promise<PhoneOrderOutcome> =>
    (await commitWithTimeout<useCreatePhoneOrderMutation>(environment, mutation, { input })).takeOrder
}
