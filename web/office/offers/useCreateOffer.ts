import { graphql } from 'react-relay/hooks'
import type { useCreateOfferMutation } from '../../__generated__/useCreateOfferMutation.graphql.ts'
import { renameIssuePaths } from '../form/saveResult.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import type { NewOfferValues } from './newOfferValues.ts'

/** Makes the draft of an offer, blank or from a basket or an order. */
export function useCreateOffer(from: { basketKey?: string; orderId?: string }) {
  const commit = useSave<useCreateOfferMutation, string>(
    graphql`
      mutation useCreateOfferMutation($input: CreateOfferInput!) {
        createOffer(input: $input) {
          ... on Offer {
            uuid
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createOffer: answer }) =>
      answer.uuid
        ? { kind: 'saved', values: answer.uuid, key: answer.uuid }
        : toSaveResult<never, string>(answer, String),
  )
  return async (values: NewOfferValues): Promise<SaveResult<NewOfferValues>> => {
    const { name, email, phone: phoneNumber, date, clock } = values
    const result = await commit({ input: { ...from, customer: { name, email, phoneNumber }, date, clock } })
    if (result.kind === 'saved') return { kind: 'saved', values, key: result.values }
    // A draft is new: nobody else can have changed it
    if (result.kind === 'conflict') return { kind: 'failed' }
    return renameIssuePaths(result, toField)
  }
}

// A menu of a basket that is gone has no field
const toField = (path: string): string => path.replace(/^customer\./, '').replace(/^phoneNumber$/, 'phone')
