import { graphql, useMutation } from 'react-relay/hooks'
import type { OrderOfferInput, useOrderOfferMutation } from '../../__generated__/useOrderOfferMutation.graphql.ts'
import { FAILED } from '../../errors/failedText.ts'

/** The token of the order's page, or the Danish error. */
type Outcome = { linkToken: string } | { error: string }

/** Orders the offer of a link, or opens the order that it has just become. */
export function useOrderOffer() {
  const [commit, isOrdering] = useMutation<useOrderOfferMutation>(graphql`
    mutation useOrderOfferMutation($input: OrderOfferInput!) {
      orderOffer(input: $input) {
        ... on OrderedOffer {
          offer {
            ...OfferAnswer_offer
          }
          order {
            linkToken
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `)
  const order = (input: OrderOfferInput, onSettled: (outcome: Outcome) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ orderOffer: result }) =>
        onSettled(
          result.order?.linkToken ? { linkToken: result.order.linkToken } : { error: result.message ?? FAILED },
        ),
      onError: () => onSettled({ error: FAILED }),
    })
  }
  return [order, isOrdering] as const
}
