import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { Order } from './Order.ts'
import { OrderConnection, OrderEdge } from './OrderConnection.ts'
import { orderFilterArgs, toOrderFilter } from './orderFilter.ts'

builder.queryField('orders', (t) =>
  t.connection(
    {
      type: Order,
      nullable: true,
      description: 'The orders of all caterers, the newest first; null for all but admins.',
      args: orderFilterArgs(t),
      complexity: pageComplexity,
      resolve: (_root, args, { v2, viewer }) =>
        viewer?.role === 'admin'
          ? pagedConnection(args, (limit, cursor) => v2.orders.ownPage(toOrderFilter(args), limit, cursor))
          : null,
    },
    OrderConnection,
    OrderEdge,
  ),
)
