import { graphql } from 'react-relay/hooks'
import type { useSendOfferMutation } from '../../__generated__/useSendOfferMutation.graphql.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Sends a draft to its customer. */
export function useSendOffer() {
  const commit = useSave<useSendOfferMutation, null>(
    graphql`
      mutation useSendOfferMutation($input: OfferIdInput!) {
        sendOffer(input: $input) {
          __typename
          ... on Offer {
            viewerCanEdit
          }
          ...SentOffer_offer @alias(as: "sent")
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ sendOffer: answer }) =>
      answer.__typename === 'Offer' ? { kind: 'saved', values: null } : toSaveResult<never, null>(answer, () => null),
  )
  return (id: string): Promise<SaveResult<null>> => commit({ input: { id } })
}
