import { builder } from '../graph/builder.ts'
import { Unauthenticated } from '../v2/errors.ts'
import { Order } from './Order.ts'
import { newestCursor, orderChanges, waitForEvents } from './orderChanges.ts'
import type { OrderChange as OrderChangeData } from './orderChanges.ts'
import { OrderEventType } from './OrderHistory.ts'

const OrderChange = builder.objectRef<OrderChangeData>('OrderChange').implement({
  description: 'Something that happened to an order.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      nullable: true,
      description: 'For `after`, to miss nothing over a break; null where the v2 service does not say.',
    }),
    type: t.field({ type: OrderEventType, description: 'What.', resolve: ({ type }) => type }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    order: t.expose('order', { type: Order, description: 'The order as it is now.' }),
  }),
})

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: OrderChange,
    description:
      "What happens to a caterer's orders, for its own people and admins. A user may have ten of these at once; one " +
      'more is refused with the code `TOO_MANY_LISTENERS`.',
    authScopes: { office: true },
    args: {
      caterId: t.arg.int({ description: "The caterer's number; null is all that the viewer may see." }),
      after: t.arg.string({ description: 'The cursor of the last change that was seen; null begins now.' }),
    },
    subscribe: (_root, { caterId, after }, { v2, viewer, token, orderListeners, signal }) => {
      if (!viewer || token === null) throw new Unauthenticated()
      const listener = orderListeners.join(viewer, token, waitForEvents(v2), signal())
      return changesOf(caterId ?? null, orderChanges(v2, listener, after ?? null))
    },
    resolve: (change) => change,
  }),
)

async function* changesOf(caterId: number | null, changes: AsyncIterable<OrderChangeData>) {
  for await (const change of changes) if (caterId === null || change.order.caterId === caterId) yield change
}

builder.queryField('orderCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'Where `orderChanged` stands now, for its `after`: read it, then the data to follow, then subscribe. ' +
      'Null where the v2 service does not say.',
    authScopes: { office: true },
    resolve: (_root, _args, { v2 }) => newestCursor(v2),
  }),
)
