import { builder } from '../graph/builder.ts'
import { Deleted } from '../graph/Deleted.ts'
import { wireId } from '../graph/ids.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { NewOrderPrice } from '../orders/changeOrder.ts'
import {
  ProposedDeliveryInput,
  ProposedDiscountInput,
  ProposedExtraLineInput,
  ProposedLineInput,
  termsBody,
} from '../orders/proposals/ProposedTermsInput.ts'
import { NotFound } from '../v2/errors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { OFFER_ID } from './caterOffers.ts'
import { Offer } from './Offer.ts'

const OfferCustomerInput = builder.inputType('OfferCustomerInput', {
  description: 'To whom an offer is made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'First and last name.' }),
    email: t.string({ required: true, description: 'Where it is mailed to.' }),
    phoneNumber: t.string({ required: true, description: 'Phone number.' }),
  }),
})

const toCustomer = ({ phoneNumber: phone, ...customer }: typeof OfferCustomerInput.$inferInput) => ({
  ...customer,
  phone,
})

const CreateOfferInput = builder.inputType('CreateOfferInput', {
  description: 'A new draft of an offer: blank, or with the content of a shared basket or of an order.',
  fields: (t) => ({
    customer: t.field({ type: OfferCustomerInput, required: true, description: 'To whom.' }),
    date: t.field({ type: 'Date', required: true, description: 'The Danish date of delivery or pickup.' }),
    clock: t.field({ type: 'LocalTime', required: true, description: 'The Danish clock of delivery or pickup.' }),
    basketKey: t.string({ description: "The key of a shared basket of the viewer's caterer; null for none." }),
    orderId: t.id({ description: "`Order.id` of an order of the viewer's caterer; null for none." }),
  }),
})

builder.mutationField('createOffer', (t) =>
  t.field({
    type: Offer,
    description: "Makes a draft of an offer of the viewer's caterer. Nobody is notified.",
    authScopes: { staff: true },
    errors: {
      types: [ValidationFailed, NotPossible],
      union: { name: 'CreateOfferResult', description: 'The draft, or why there is none.' },
    },
    args: { input: t.arg({ type: CreateOfferInput, required: true, description: 'To whom, when, and from what.' }) },
    resolve: async (_root, { input: { customer, date, clock, basketKey, orderId } }, { v2 }) => {
      const order = orderId ? wireId('Order', orderId) : null
      try {
        return await v2.offers.create({ customer: toCustomer(customer), date, clock, basket: basketKey, order })
      } catch (error) {
        throw error instanceof NotFound ? new NotPossible('offer_source_unknown') : error
      }
    },
  }),
)

const UpdateOfferInput = builder.inputType('UpdateOfferInput', {
  description: 'Another content of a draft. What of the content is null stays as it is.',
  fields: (t) => ({
    id: t.id({ required: true, description: OFFER_ID }),
    revision: t.int({ required: true, description: '`Offer.revision` of the draft that is changed.' }),
    price: t.field({ type: 'Money', required: true, description: 'The new total in kroner that the viewer has seen.' }),
    customer: t.field({ type: OfferCustomerInput, required: true, description: 'To whom.' }),
    title: t.string({ description: 'What it is for, at most 100 characters; null for none.' }),
    text: t.string({ description: 'Words to the customer, at most 2,000 characters; null for none.' }),
    validUntil: t.field({
      type: 'Date',
      required: true,
      description: 'The last Danish day on which it can be ordered.',
    }),
    date: t.field({ type: 'Date', description: 'The Danish date of delivery or pickup.' }),
    clock: t.field({ type: 'LocalTime', description: 'The Danish clock of delivery or pickup.' }),
    delivery: t.field({ type: ProposedDeliveryInput, description: 'Where to, or pickup.' }),
    lines: t.field({ type: [ProposedLineInput], description: 'All lines of the draft then.' }),
    extraLines: t.field({ type: [ProposedExtraLineInput], description: 'All extra lines then, at most 10.' }),
    discount: t.field({ type: ProposedDiscountInput, description: 'The discount then.' }),
    deliveryFee: t.field({ type: 'Money', description: 'Kroner for the delivery; null is what the zone costs.' }),
  }),
})

builder.mutationField('updateOffer', (t) =>
  t.field({
    type: Offer,
    description: 'Changes a draft. Menus that it has stay at their prices; new ones are of the catalogue of today.',
    authScopes: { staff: true },
    errors: {
      types: [ValidationFailed, NewOrderPrice, NotPossible],
      union: { name: 'UpdateOfferResult', description: 'The changed draft, or why it is not changed.' },
    },
    args: { input: t.arg({ type: UpdateOfferInput, required: true, description: 'Which, and what.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const { id, revision, customer, title, text, validUntil, ...terms } = input
      const changed = await v2.offers.update(wireId('Offer', id), {
        ...termsBody(terms),
        revision,
        customer: toCustomer(customer),
        title: title ?? undefined,
        message: text ?? undefined,
        validUntil,
      })
      if ('newPrice' in changed) throw new NewOrderPrice(changed.newPrice)
      return changed
    },
  }),
)

const OfferIdInput = builder.inputType('OfferIdInput', {
  description: 'Which offer.',
  fields: (t) => ({ id: t.id({ required: true, description: OFFER_ID }) }),
})

builder.mutationField('deleteOffer', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes a draft.',
    authScopes: { staff: true },
    errors: {
      types: [NotPossible],
      union: { name: 'DeleteOfferResult', description: 'That it is deleted, or why not.' },
    },
    args: { input: t.arg({ type: OfferIdInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const id = wireId('Offer', input.id)
      await v2.offers.remove(id)
      return { typename: 'Offer', key: id }
    },
  }),
)

builder.mutationField('sendOffer', (t) =>
  t.field({
    type: Offer,
    description:
      'Sends a draft to its customer, who is mailed a link. Its content and price are frozen, and it takes the place of ' +
      'its earlier versions.',
    authScopes: { staff: true },
    errors: {
      types: [ValidationFailed, NotPossible, TooManyAttempts],
      union: { name: 'SendOfferResult', description: 'The sent offer, or why it is not sent.' },
    },
    args: { input: t.arg({ type: OfferIdInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, { v2 }) => orTooManyAttempts(v2.offers.send(wireId('Offer', input.id))),
  }),
)

builder.mutationField('renewOffer', (t) =>
  t.field({
    type: Offer,
    description:
      'Makes the draft of the next version of an offer; the one that is being written where there is one. The offer ' +
      'itself can be ordered until that is sent.',
    authScopes: { staff: true },
    errors: {
      types: [NotPossible],
      union: { name: 'RenewOfferResult', description: 'The draft, or why there is none.' },
    },
    args: { input: t.arg({ type: OfferIdInput, required: true, description: 'Of which.' }) },
    resolve: (_root, { input }, { v2 }) => v2.offers.renew(wireId('Offer', input.id)),
  }),
)
