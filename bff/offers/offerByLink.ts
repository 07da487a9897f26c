import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Offer } from './Offer.ts'

/** A newer version has replaced the offer of a link. */
class OfferReplaced extends Error {
  constructor() {
    super('Tilbuddet er erstattet af en nyere version.')
  }
}

builder.objectType(OfferReplaced, {
  name: 'OfferReplaced',
  description: 'A newer version was mailed, and only its link opens it. Nothing of either is shown.',
  interfaces: [UserError],
})

export const OFFER_TOKEN = 'The token of the link in the mail with the offer. Whoever has it acts as the customer.'

builder.queryField('offerByLink', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    description:
      'The offer of a secret link, for whoever holds it; null for an unknown link. Reading it changes nothing.',
    errors: {
      types: [OfferReplaced],
      union: { name: 'OfferByLinkResult', description: 'The offer, or why its link does not open it.' },
    },
    args: { token: t.arg.string({ required: true, description: OFFER_TOKEN }) },
    extensions: { work: 3 },
    resolve: async (_root, { token }, { v2 }) => {
      try {
        const offer = await v2.offers.open(token)
        if (!offer) throw new OfferReplaced()
        return offer
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)
