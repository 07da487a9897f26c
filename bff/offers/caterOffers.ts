import type { OfferList as OfferListData } from '../../contract/offers.ts'
import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { servesFor } from '../session/viewer.ts'
import { Offer, OfferState } from './Offer.ts'

const OfferList = builder.objectRef<OfferListData>('OfferList').implement({
  description: 'The newest offers of a caterer.',
  fields: (t) => ({
    offers: t.field({
      type: [Offer],
      description: 'At most 100, those that were begun last first.',
      complexity: { field: 1, multiplier: 100 },
      resolve: ({ offers }) => offers,
    }),
    total: t.exposeInt('total', { description: 'How many there are.' }),
  }),
})

export const OFFER_ID = '`Offer.uuid`.'

builder.objectField(Cater, 'offers', (t) =>
  t.field({
    type: OfferList,
    nullable: true,
    description: 'Its newest binding offers; null for all but its owners and staff.',
    deprecationReason: 'It has an end: use offersConnection. Gone from 2027-06-01.',
    args: { state: t.arg({ type: OfferState, description: 'Only those that stand so now; null for all.' }) },
    resolve: (cater, { state }, { v2, viewer }) => (servesFor(viewer, cater.id) ? v2.offers.list(state ?? null) : null),
  }),
)

const OfferEdge = builder.edgeObject({
  type: Offer,
  name: 'OfferEdge',
  description: 'An offer in a list.',
  nodeField: { description: 'The offer.' },
})

const OfferConnection = builder.connectionObject(
  {
    type: Offer,
    name: 'OfferConnection',
    description: 'A part of a list of offers.',
    edgesField: { description: 'The offers of this part.' },
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount', {
        nullable: true,
        description: 'The number of offers of the whole list. Null if the v2 service does not count them.',
      }),
    }),
  },
  OfferEdge,
)

builder.objectField(Cater, 'offersConnection', (t) =>
  t.connection(
    {
      type: Offer,
      nullable: true,
      description: 'Its binding offers, the newest first; null for all but its owners and staff.',
      args: { state: t.arg({ type: OfferState, description: 'Only those that stand so now; null for all.' }) },
      complexity: pageComplexity,
      resolve: (cater, { state, ...args }, { v2, viewer }) =>
        servesFor(viewer, cater.id)
          ? pagedConnection(args, (limit, cursor) => v2.offers.page(state ?? null, limit, cursor))
          : null,
    },
    OfferConnection,
    OfferEdge,
  ),
)

builder.queryField('offer', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    description: "An offer of the viewer's caterer; null where there is none such.",
    authScopes: { staff: true },
    args: { id: t.arg.id({ required: true, description: OFFER_ID }) },
    resolve: async (_root, { id }, { v2 }) => {
      try {
        return await v2.offers.get(wireId('Offer', id))
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)
