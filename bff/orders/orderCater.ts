import { Cater, findCater } from '../caters/Cater.ts'
import { builder } from '../graph/builder.ts'
import { Order } from './Order.ts'

builder.objectField(Order, 'cater', (t) =>
  t.field({
    type: Cater,
    nullable: true,
    description: 'The caterer it was placed with; null where that is deleted.',
    resolve: ({ caterId }, _args, context) => findCater(String(caterId), context),
  }),
)
