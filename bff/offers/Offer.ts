import type { Offer as OfferData } from '../../contract/offers.ts'
import { offerName } from '../../domain/orders/offers.ts'
import { Cater, findCater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { OrderContent } from '../orders/OrderContent.ts'
import { ProposedDelivery } from '../orders/proposals/Proposal.ts'

export const OfferState = builder.enumType('OfferState', {
  description: 'Where a binding offer stands.',
  values: {
    DRAFT: { value: 'draft', description: 'The caterer is writing it; its customer knows nothing of it.' },
    SENT: { value: 'sent', description: 'Its customer can approve or decline it. It is frozen.' },
    APPROVED: { value: 'approved', description: 'Its customer has approved it and can order it.' },
    DECLINED: { value: 'declined', description: 'Its customer has declined it.' },
    EXPIRED: { value: 'expired', description: 'It was not ordered in time.' },
    ORDERED: { value: 'ordered', description: 'It has become an order.' },
    REPLACED: { value: 'replaced', description: 'A newer version has taken its place.' },
  },
})

const OfferCustomer = builder.objectRef<OfferData['customer']>('OfferCustomer').implement({
  description: 'To whom an offer is made.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', { description: 'Where it is mailed to.' }),
    phoneNumber: t.exposeString('phone', { description: 'Phone number.' }),
  }),
})

const PICKUP = 'null for pickup.'
const SHOWS = 'The v2 service still decides.'

export const Offer = builder.objectRef<OfferData>('Offer').implement({
  interfaces: [OrderContent],
  description:
    'A binding offer of a caterer to a customer. Once it is sent its content and price are frozen; another content is a ' +
    'new version. It reserves no place on its day until it is ordered.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among offers.', resolve: ({ id }) => `Offer:${id}` }),
    uuid: t.exposeString('id', { description: "The v2 service's id." }),
    caterNumber: t.exposeInt('caterId', { description: 'The number of its caterer.' }),
    cater: t.field({
      type: Cater,
      nullable: true,
      description: 'Its caterer; null where that is deleted.',
      resolve: ({ caterId }, _args, context) => findCater(String(caterId), context),
    }),
    number: t.exposeInt('number', { description: 'Counted for each caterer, from 1.' }),
    version: t.exposeInt('version', { description: 'Counted for each number, from 1.' }),
    name: t.string({ description: "What it is called: 'Tilbud 12, version 2'.", resolve: offerName }),
    revision: t.exposeInt('revision', { description: 'Counts the changes of a draft, for `updateOffer`.' }),
    state: t.field({ type: OfferState, description: 'Where it stands now.', resolve: ({ state }) => state }),
    title: t.exposeString('title', { nullable: true, description: 'What it is for; null where that is not said.' }),
    // Not `message`, which the errors of a mutation have otherwise
    text: t.exposeString('message', { nullable: true, description: 'Words to the customer; null for none.' }),
    customer: t.field({ type: OfferCustomer, description: 'To whom.', resolve: ({ customer }) => customer }),
    validUntil: t.expose('validUntil', {
      type: 'Date',
      description: 'The last Danish day on which it can be ordered.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent; null for a draft.',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its customer approved it; null before.',
    }),
    declinedAt: t.expose('declinedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its customer declined it; null before.',
    }),
    orderedAt: t.expose('orderedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ordered; null before.',
    }),
    orderUuid: t.exposeString('orderId', {
      nullable: true,
      description: 'The order that it has become, for its caterer; null before, and for all others.',
    }),
    orderReference: t.exposeInt('orderRef', {
      nullable: true,
      description: 'The number that people use for the order that it has become: 100042; null before.',
    }),
    date: t.expose('date', { type: 'Date', description: 'The Danish date of delivery or pickup.' }),
    clock: t.expose('clock', { type: 'LocalTime', description: 'The Danish clock of delivery or pickup.' }),
    delivery: t.field({
      type: ProposedDelivery,
      nullable: true,
      description: `Where to; ${PICKUP}`,
      resolve: ({ address, zipCode, city }) =>
        address === null ? null : { address, zipCode: zipCode ?? '', city: city ?? '' },
    }),
    viewerCanEdit: t.boolean({
      description: `Whether to offer changing, sending and deleting it: a draft, to its caterer. ${SHOWS}`,
      resolve: ({ canEdit }) => canEdit,
    }),
    viewerCanRenew: t.boolean({
      description: `Whether to offer making its next version. ${SHOWS}`,
      resolve: ({ canRenew }) => canRenew,
    }),
    viewerCanApprove: t.boolean({
      description: `Whether to offer approving it. ${SHOWS}`,
      resolve: ({ canApprove }) => canApprove,
    }),
    viewerCanDecline: t.boolean({
      description: `Whether to offer declining it. ${SHOWS}`,
      resolve: ({ canDecline }) => canDecline,
    }),
    viewerCanOrder: t.boolean({
      description: `Whether to offer ordering it. ${SHOWS}`,
      resolve: ({ canOrder }) => canOrder,
    }),
    viewerCanOpenOrder: t.boolean({
      description:
        'Indicates whether `orderOffer` answers a link of the order that it has become: for an hour after the ordering, ' +
        `unless the order's link was renewed. ${SHOWS}`,
      resolve: ({ canOpenOrder }) => canOpenOrder,
    }),
  }),
})
