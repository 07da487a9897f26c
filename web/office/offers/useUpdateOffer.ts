import { graphql } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { DraftCatalogue, OrderDraft } from '../../proposals/proposalDraft.ts'
import type { useUpdateOfferMutation } from '../../__generated__/useUpdateOfferMutation.graphql.ts'
import { toProposeInput } from '../../proposals/proposalValues.ts'
import { renameIssuePaths } from '../form/saveResult.ts'
import type { SaveResult } from '../form/saveResult.ts'
import { toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { readOffer } from './offerValues.ts'
import type { OfferValues } from './offerValues.ts'

interface Draft {
  uuid: string
  before: OrderDraft
  /** The total that is shown. */
  price: Oere
  catalogue: DraftCatalogue
}

/** Saves a draft, at the total that is shown. Where the service calculates another, `onNewPrice` gets it. */
export function useUpdateOffer({ uuid, before, price, catalogue }: Draft, onNewPrice: (price: Oere) => void) {
  const commit = useSave<useUpdateOfferMutation, OfferValues>(
    graphql`
      mutation useUpdateOfferMutation($input: UpdateOfferInput!) {
        updateOffer(input: $input) {
          ...OfferDraft_offer @alias(as: "draft")
          ... on NewOrderPrice {
            price
          }
          ...offerValues_offer @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ updateOffer: answer }) => {
      if (answer.price == null) return toSaveResult(answer, (saved) => readOffer(saved, catalogue).values)
      const total = toOere(answer.price)
      onNewPrice(total)
      return { kind: 'refused', message: `Den nye pris er ${formatKroner(total)}. Gem igen, hvis den er rigtig.` }
    },
  )
  return async (values: OfferValues): Promise<SaveResult<OfferValues>> => {
    // Those are a proposal's
    const { message: _message, openHours: _openHours, ...terms } = toProposeInput(values, before, price)
    const { name, email, phone: phoneNumber, title, text, validUntil } = values
    const input = {
      ...terms,
      id: uuid,
      revision: Number(values.version),
      customer: { name, email, phoneNumber },
      title: title || null,
      text: text || null,
      validUntil,
    }
    return renameIssuePaths(await commit({ input }), toField)
  }
}

/** The form's field that an issue of the service is about. */
export const toField = (path: string): string =>
  path
    .replace(/^(delivery|customer)\./, '')
    .replace(/^phoneNumber$/, 'phone')
    .replace(/^discount\b/, 'discounts.0')
    .replace(/^message$/, 'text')
