import type { Proposal as ProposalData } from '../../../contract/proposals.ts'
import { orderDifferences, type OrderDifference as DifferenceData } from '../../../domain/orders/orderDifferences.ts'
import { UnavailableReason } from '../../availability/availabilityTypes.ts'
import { builder } from '../../graph/builder.ts'
import { OrderContent } from '../OrderContent.ts'

const ProposalSide = builder.enumType('ProposalSide', {
  description: 'Who proposes a change of an order.',
  values: {
    CATER: { value: 'cater', description: 'The caterer.' },
    CUSTOMER: { value: 'customer', description: 'The customer.' },
  },
})

const ProposalState = builder.enumType('ProposalState', {
  description: 'Where a proposal stands.',
  values: {
    OPEN: { value: 'open', description: 'It can be answered.' },
    ACCEPTED: { value: 'accepted', description: 'The other side has accepted it: the order is as it was proposed.' },
    DECLINED: { value: 'declined', description: 'The other side has declined it.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Who proposed it has withdrawn it.' },
    EXPIRED: { value: 'expired', description: 'Nobody answered in time.' },
    SUPERSEDED: { value: 'superseded', description: 'Another proposal or another change of the order came before.' },
  },
})

const OrderDifference = builder.objectRef<DifferenceData>('OrderDifference').implement({
  description: 'One thing that a proposal changes.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What, in Danish.' }),
    before: t.exposeString('before', { description: "As it was when it was proposed; '–' where there was none." }),
    after: t.exposeString('after', { description: "As it is proposed; '–' where there is none." }),
  }),
})

const PICKUP = 'null where it would be picked up.'

export const ProposedDelivery = builder.objectRef<{ address: string; zipCode: string; city: string }>(
  'ProposedDelivery',
)

ProposedDelivery.implement({
  description: 'Where an order would be delivered.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'Street and number.' }),
    zipCode: t.exposeString('zipCode', { description: 'Danish postal code.' }),
    city: t.exposeString('city', { description: 'City.' }),
  }),
})

const OFFER = 'The v2 service still decides.'

export const Proposal = builder.objectRef<ProposalData>('Proposal').implement({
  interfaces: [OrderContent],
  description: 'A change of an order that its caterer or its customer proposes to the other, with everything frozen.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among proposals.', resolve: ({ id }) => `Proposal:${id}` }),
    by: t.field({ type: ProposalSide, description: 'Who proposes it.', resolve: ({ by }) => by }),
    state: t.field({ type: ProposalState, description: 'Where it stands.', resolve: ({ state }) => state }),
    message: t.exposeString('message', { nullable: true, description: 'Words to the other side; null for none.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
    openUntil: t.expose('openUntil', {
      type: 'DateTime',
      description: 'Until when it can be answered; it has expired from that minute on.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was accepted, declined, withdrawn or superseded, or has expired; null while it is open.',
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
    priceBefore: t.field({
      type: 'Money',
      description: 'The total of the order when this was proposed, in kroner.',
      resolve: ({ before }) => before.price,
    }),
    differences: t.field({
      type: [OrderDifference],
      description: "What differs from the order as it was when this was proposed, the total last: 'Før' and 'Nu'.",
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ before, ...after }) => orderDifferences(before, after),
    }),
    viewerCanAccept: t.boolean({
      description: `Whether to offer accepting it. ${OFFER}`,
      resolve: ({ canAnswer }) => canAnswer,
    }),
    viewerCanDecline: t.boolean({
      description: `Whether to offer declining it. ${OFFER}`,
      resolve: ({ canAnswer }) => canAnswer,
    }),
    viewerCanWithdraw: t.boolean({
      description: `Whether to offer withdrawing it. ${OFFER}`,
      resolve: ({ canWithdraw }) => canWithdraw,
    }),
    warnings: t.field({
      type: [UnavailableReason],
      description:
        'What speaks against an open one, such as a day that is closed or full; for the caterer who reads the one ' +
        'order, empty for all others.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ warnings }) => warnings ?? [],
    }),
  }),
})
