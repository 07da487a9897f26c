import { graphql } from 'react-relay/hooks'
import type { useDeleteOfferMutation } from '../../__generated__/useDeleteOfferMutation.graphql.ts'
import { toDeleteResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'

/** Deletes a draft. */
export function useDeleteOffer(id: string) {
  const commit = useSave<useDeleteOfferMutation, null>(
    graphql`
      mutation useDeleteOfferMutation($input: OfferIdInput!) {
        deleteOffer(input: $input) {
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ deleteOffer }) => toDeleteResult(deleteOffer),
  )
  return () => commit({ input: { id } })
}
