import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { User } from '../users/User.ts'
import { Order } from './Order.ts'
import { OrderConnection, OrderEdge } from './OrderConnection.ts'

builder.objectField(User, 'orders', (t) =>
  t.connection(
    {
      type: Order,
      nullable: true,
      description: 'What a customer ordered, the newest first; null for others.',
      complexity: pageComplexity,
      resolve: ({ role }, args, { v2 }) =>
        role === 'customer' ? pagedConnection(args, (limit, cursor) => v2.orders.ownPage({}, limit, cursor)) : null,
    },
    OrderConnection,
    OrderEdge,
  ),
)
