import { graphql } from 'react-relay/hooks'
import type { useRenewOfferMutation } from '../../__generated__/useRenewOfferMutation.graphql.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Makes the draft of the next version of an offer; its uuid is the value. */
export function useRenewOffer() {
  const commit = useSave<useRenewOfferMutation, string>(
    graphql`
      mutation useRenewOfferMutation($input: OfferIdInput!) {
        renewOffer(input: $input) {
          ... on Offer {
            uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ renewOffer: answer }) =>
      answer.uuid ? { kind: 'saved', values: answer.uuid } : toSaveResult<never, string>(answer, String),
  )
  return (id: string): Promise<SaveResult<string>> => commit({ input: { id } })
}
