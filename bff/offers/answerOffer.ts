import type { OrderedOffer as OrderedOfferData } from '../../contract/offers.ts'
import { builder } from '../graph/builder.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { NewOrderPrice } from '../orders/changeOrder.ts'
import { checkIdempotencyKey } from '../orders/idempotencyKey.ts'
import { NotAvailable } from '../orders/NotAvailable.ts'
import { PlacedOrder } from '../orders/placeOrder.ts'
import { writeThroughLink } from '../orders/writeThroughLink.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { Offer } from './Offer.ts'
import { OFFER_TOKEN } from './offerByLink.ts'

const OfferAnswer = builder.enumType('OfferAnswer', {
  description: 'How the customer answers an offer.',
  values: {
    APPROVE: { value: 'approve', description: 'It can be ordered then. Nothing is ordered by this.' },
    DECLINE: { value: 'decline', description: 'It cannot be ordered any more.' },
  } as const,
})

const AnswerOfferInput = builder.inputType('AnswerOfferInput', {
  description: 'Which offer, and how it is answered.',
  fields: (t) => ({
    token: t.string({ required: true, description: OFFER_TOKEN }),
    answer: t.field({ type: OfferAnswer, required: true, description: 'How.' }),
  }),
})

builder.mutationField('answerOffer', (t) =>
  t.field({
    type: Offer,
    description: 'Approves or declines the offer of a link, on behalf of its customer. The caterer is mailed.',
    errors: {
      types: [NotPossible, TooManyAttempts],
      union: { name: 'AnswerOfferResult', description: 'The answered offer, or why it is not answered.' },
    },
    args: { input: t.arg({ type: AnswerOfferInput, required: true, description: 'Which, and how.' }) },
    resolve: (_root, { input: { token, answer } }, { v2 }) => writeThroughLink(() => v2.offers.answer(token, answer)),
  }),
)

const OrderedOffer = builder.objectRef<OrderedOfferData>('OrderedOffer').implement({
  description: 'The offer has become an order.',
  fields: (t) => ({
    offer: t.field({ type: Offer, description: 'As it stands now.', resolve: ({ offer }) => offer }),
    order: t.field({
      type: PlacedOrder,
      description: "The order, with a new token of its page's link.",
      resolve: ({ order }) => order,
    }),
  }),
})

const OrderOfferInput = builder.inputType('OrderOfferInput', {
  description: 'Which offer to order.',
  fields: (t) => ({
    token: t.string({ required: true, description: OFFER_TOKEN }),
    price: t.field({
      type: 'Money',
      required: true,
      description: 'The total that the customer has seen: `Offer.price`.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: 'A random text of the client: the same for each repetition of the same order.',
    }),
  }),
})

builder.mutationField('orderOffer', (t) =>
  t.field({
    type: OrderedOffer,
    description:
      'Orders the approved offer of a link at its frozen price. The order is accepted at once, and both are mailed. One ' +
      'that was ordered within the last hour, or with the same key, answers its order. An offer reserves no place: where ' +
      'its day is full, `NotAvailable` says so.',
    errors: {
      types: [ValidationFailed, NewOrderPrice, NotAvailable, NotPossible, TooManyAttempts],
      union: { name: 'OrderOfferResult', description: 'The order, or why there is none.' },
    },
    args: { input: t.arg({ type: OrderOfferInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input: { token, price, idempotencyKey } }, { v2 }) => {
      checkIdempotencyKey(idempotencyKey)
      const outcome = await writeThroughLink(() => v2.offers.order(token, price, idempotencyKey))
      if ('availability' in outcome) throw new NotAvailable(outcome.availability, outcome.errors)
      if ('newPrice' in outcome) throw new NewOrderPrice(outcome.newPrice)
      return outcome.ordered
    },
  }),
)
