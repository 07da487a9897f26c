import { z } from 'zod'
import { OFFER_STATES } from '../domain/orders/offers.ts'
import { isPhone, parsePhone } from '../domain/texts/phone.ts'
import {
  MAX_NAME_LENGTH,
  MAX_OFFER_MESSAGE_LENGTH,
  MAX_OFFER_TITLE_LENGTH,
  ORDER_TEXT_LENGTHS,
} from '../domain/texts/textLengths.ts'
import { OrderTerms, ProposalBody } from './proposals.ts'
import {
  absent,
  Email,
  PlainText,
  RequestClock,
  RequestDate,
  requiredText,
  text,
  WireDate,
  WireFlag,
  WireId,
  WireInt,
  WireMoment,
} from './wire.ts'

/** SHA-3: a binding offer of a caterer to a customer, with its whole content and price, frozen once it is sent. */
export const Offer = OrderTerms.extend({
  id: WireId,
  caterId: WireInt,
  number: WireInt.describe('Counted for each caterer, from 1.'),
  version: WireInt.describe('Counted for each number, from 1.'),
  revision: WireInt.describe('Counts the changes of a draft: send it with the next change.'),
  state: z.enum(OFFER_STATES).describe('`expired` from the day after `validUntil`.'),
  title: absent(z.string()),
  message: absent(z.string()).describe('Words to the customer.'),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  validUntil: WireDate.describe('The last Danish day on which it can be ordered.'),
  createdAt: WireMoment,
  sentAt: absent(WireMoment),
  approvedAt: absent(WireMoment),
  declinedAt: absent(WireMoment),
  orderedAt: absent(WireMoment),
  orderId: absent(WireId).describe('The order that it has become, for its caterer; null for all others.'),
  orderRef: absent(WireInt).describe('The reference of the order that it has become.'),
  canEdit: WireFlag.default(false).describe('True where who reads it may change, send or delete it now: a draft.'),
  canRenew: WireFlag.default(false).describe('True where who reads it may make its next version now.'),
  canApprove: WireFlag.default(false),
  canDecline: WireFlag.default(false),
  canOrder: WireFlag.default(false),
  canOpenOrder: WireFlag.default(false).describe(
    'True where ordering it again answers a link of its order: for an hour.',
  ),
})
export type Offer = z.infer<typeof Offer>

export const OfferList = z.object({
  offers: z.array(Offer).describe('A page of them, those that were made last first.'),
  total: WireInt.describe('The number of all, counted up to 100,000.'),
})
export type OfferList = z.infer<typeof OfferList>

const Phone = PlainText.trim()
  .min(1)
  .overwrite((typed) => parsePhone(typed) ?? typed)
  .max(ORDER_TEXT_LENGTHS['user.phone'])
  .refine(isPhone, 'Is no phone number')

const OfferedTo = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  email: Email,
  phone: Phone,
})

/** A new draft: blank, or with the content of a shared basket or of an order of the caterer. */
export const NewOfferBody = z.object({
  customer: OfferedTo,
  date: RequestDate,
  clock: RequestClock,
  basket: z.string().max(100).nullish().describe('The key of a shared basket of the caterer.'),
  order: z.string().max(100).nullish().describe('The id of an order of the caterer.'),
})
export type NewOfferBody = z.output<typeof NewOfferBody>

/**
 * Another content of a draft. What of the terms is left out stays; a line that stays is named by its place in the draft of
 * that `revision`. `price` is the new total in kroner that the caterer has seen.
 */
export const OfferDraftBody = ProposalBody.omit({ message: true, openHours: true }).extend({
  revision: z.int(),
  customer: OfferedTo,
  title: text(MAX_OFFER_TITLE_LENGTH).optional(),
  message: text(MAX_OFFER_MESSAGE_LENGTH).optional(),
  validUntil: RequestDate,
})
export type OfferDraftBody = z.output<typeof OfferDraftBody>

/** The total in kroner that the customer has seen. */
export const OrderOfferBody = z.object({ price: z.number() })

/** The offer after a command. */
export const OfferResponse = z.object({ offer: Offer })

/** The order that an offer has become. */
export const OrderedOffer = OfferResponse.extend({
  order: z.object({
    id: WireId,
    orderRef: WireInt,
    linkToken: z.string().describe("A new token of the order's page. Never stored: a repeated call answers another."),
  }),
})
export type OrderedOffer = z.infer<typeof OrderedOffer>
