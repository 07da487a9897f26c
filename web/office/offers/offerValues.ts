import { graphql, readInlineData } from 'relay-runtime'
import { priceDraft } from '../../proposals/proposalDraft.ts'
import type { DraftCatalogue, OrderDraft } from '../../proposals/proposalDraft.ts'
import { formatAmount } from '../../../domain/money/money.ts'
import { MAX_OFFER_MESSAGE_LENGTH, MAX_OFFER_TITLE_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { offerValues_offer$key } from '../../__generated__/offerValues_offer.graphql.ts'
import type { OrderBefore } from '../../proposals/draftOfOrder.ts'
import { readDraftContent } from '../../proposals/readDraftContent.ts'
import { ProposalSchema, toProposalValues } from '../../proposals/proposalValues.ts'
import { z } from '../../validation/zod.ts'
import type { FieldLabels } from '../form/fieldLabels.ts'
import { optionalText, requiredDate } from '../form/fieldRules.ts'
import { TERMS_LABELS } from '../orders/proposal/termsLabels.ts'
import { OfferCustomerSchema } from './newOfferValues.ts'

const Extra = OfferCustomerSchema.extend({
  title: optionalText(MAX_OFFER_TITLE_LENGTH),
  text: optionalText(MAX_OFFER_MESSAGE_LENGTH),
  validUntil: requiredDate(),
})

/** The form values of an offer: the terms of a proposal, the recipient, and its last day. */
export const OfferSchema = z.intersection(ProposalSchema, Extra).superRefine(({ date, validUntil }, context) => {
  if (validUntil > date)
    context.addIssue({ code: 'custom', path: ['validUntil'], message: 'Kan ikke være senere end leveringsdagen' })
})
export type OfferValues = z.infer<typeof OfferSchema>

export const OFFER_LABELS = {
  title: 'Overskrift',
  name: 'Navn',
  email: 'Email',
  phone: 'Telefon',
  ...TERMS_LABELS,
  text: 'Besked',
  validUntil: 'Gælder til og med',
} as const satisfies FieldLabels<OfferValues>

/** A draft as it is stored: its content with its price, and the values of its form. */
export interface StoredOffer {
  before: OrderBefore
  values: OfferValues
}

/** Maps the fragment of a draft to its content and the values of its form. */
export function readOffer(key: offerValues_offer$key, catalogue: DraftCatalogue): StoredOffer {
  const offer = readInlineData(
    graphql`
      fragment offerValues_offer on Offer @inline {
        revision
        caterNumber
        title
        text
        validUntil
        customer {
          name
          email
          phoneNumber
        }
        date
        clock
        delivery {
          address
          zipCode
          city
        }
        ...readDraftContent_content
      }
    `,
    key,
  )
  const { delivery, customer } = offer
  const { content, price } = readDraftContent(offer, offer.caterNumber)
  const draft: OrderDraft = {
    ...content,
    date: offer.date,
    clock: offer.clock,
    delivery: delivery ? { address: delivery.address, zipCode: delivery.zipCode, city: delivery.city } : null,
    deliveryFee: null,
  }
  const fee = price.deliveryFee
  // A fee that is not the zone's own was typed, and is typed again with each change
  const isOwnFee = fee !== null && fee !== priceDraft(draft, catalogue).deliveryFee
  return {
    before: { draft: { ...draft, deliveryFee: isOwnFee ? fee : null }, price },
    values: {
      ...toProposalValues(draft, String(offer.revision)),
      deliveryFee: isOwnFee ? formatAmount(fee) : '',
      name: customer.name,
      email: customer.email,
      phone: customer.phoneNumber,
      title: offer.title ?? '',
      text: offer.text ?? '',
      validUntil: offer.validUntil,
    },
  }
}
