import { builder } from '../graph/builder.ts'
import { Order } from './Order.ts'

/** An order in a list. */
export const OrderEdge = builder.edgeObject({
  type: Order,
  name: 'OrderEdge',
  description: 'An order in a list.',
  nodeField: { description: 'The order.' },
})

/** A page of a list of orders. */
export const OrderConnection = builder.connectionObject(
  {
    type: Order,
    name: 'OrderConnection',
    description: 'A part of a list of orders.',
    edgesField: { description: 'The orders of this part.' },
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount', {
        nullable: true,
        description:
          'How many orders the whole list has; null where the v2 service does not say, as for more than 200 orders narrowed by dates or words.',
      }),
    }),
  },
  OrderEdge,
)
