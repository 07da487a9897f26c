import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { Order, OrderStatus } from './Order.ts'
import { OrderConnection, OrderEdge, orderListComplexity } from './OrderConnection.ts'
import { orderConnection } from './orderPages.ts'
import type { OrderFilter } from './ordersApi.ts'

const WIRE_STATUS = { AWAITING_APPROVAL: 'awaiting', ACCEPTED: 'accepted', PAID: 'paid', REFUSED: 'refused' } as const

builder.objectField(Cater, 'orders', (t) =>
  t.connection(
    {
      type: Order,
      nullable: true,
      description: 'Its orders, the newest first; null for all but its own people and admins.',
      args: {
        status: t.arg({ type: OrderStatus, description: 'Only those that stand here; null is all.' }),
        from: t.arg({ type: 'Date', description: 'Delivered on this date or later; null is no limit.' }),
        to: t.arg({ type: 'Date', description: 'Delivered on this date or earlier; null is no limit.' }),
        query: t.arg.string({ description: 'Part of reference, orderer or email; null is all.' }),
      },
      complexity: orderListComplexity,
      resolve: (cater, args, { v2, viewer }) => {
        const filter: OrderFilter = {
          status: args.status ? WIRE_STATUS[args.status] : null,
          from: args.from,
          to: args.to,
          query: args.query,
        }
        if (viewer?.role === 'cater' && viewer.caterId === cater.id)
          return orderConnection(args, (limit, cursor) => v2.orders.ownPage(filter, limit, cursor))
        if (viewer?.role === 'admin')
          return orderConnection(args, (limit, cursor) => v2.orders.caterPage(cater.id, filter, limit, cursor))
        return null
      },
    },
    OrderConnection,
    OrderEdge,
  ),
)
