import { Cater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { servesFor } from '../session/viewer.ts'
import { Order } from './Order.ts'
import { OrderConnection, OrderEdge } from './OrderConnection.ts'
import { orderFilterArgs, toOrderFilter } from './orderFilter.ts'

builder.objectField(Cater, 'orders', (t) =>
  t.connection(
    {
      type: Order,
      nullable: true,
      description: 'Its orders, the newest first; null for all but its own people and admins.',
      args: orderFilterArgs(t),
      complexity: pageComplexity,
      resolve: (cater, args, { v2, viewer }) => {
        const filter = toOrderFilter(args)
        if (servesFor(viewer, cater.id))
          return pagedConnection(args, (limit, cursor) => v2.orders.ownPage(filter, limit, cursor))
        if (viewer?.role === 'admin')
          return pagedConnection(args, (limit, cursor) => v2.orders.caterPage(cater.id, filter, limit, cursor))
        return null
      },
    },
    OrderConnection,
    OrderEdge,
  ),
)
