import { builder } from '../graph/builder.ts'
import { Order } from './Order.ts'
import { newestCursor, orderChanges } from './orderChanges.ts'
import type { OrderChange as OrderChangeData } from './orderChanges.ts'
import { OrderEventType } from './OrderHistory.ts'

const OrderChange = builder.objectRef<OrderChangeData>('OrderChange').implement({
  description: 'Something that happened to an order.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      nullable: true,
      description: 'For `after`, to miss nothing over a break; null where the v2 service cannot tell.',
    }),
    type: t.field({ type: OrderEventType, description: 'What.', resolve: ({ type }) => type }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    order: t.expose('order', { type: Order, description: 'The order as it is now.' }),
  }),
})

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: OrderChange,
    description: "What happens to a caterer's orders, for its own people and admins.",
    authScopes: { office: true },
    args: {
      caterId: t.arg.int({ description: "The caterer's number; null is all that the viewer may see." }),
      after: t.arg.string({ description: 'The cursor of the last change that was seen; null begins now.' }),
    },
    subscribe: async function* (_root, { caterId, after }, { v2, signal }) {
      for await (const change of orderChanges(v2, after ?? null, signal()))
        if (caterId === null || caterId === undefined || change.order.caterId === caterId) yield change
    },
    resolve: (change) => change,
  }),
)

builder.queryField('orderCursor', (t) =>
  t.string({
    nullable: true,
    description:
      'Where `orderChanged` stands now, for its `after`: read it, then what is to be kept up to date, then follow. ' +
      'Null where the v2 service cannot tell.',
    authScopes: { office: true },
    resolve: (_root, _args, { v2 }) => newestCursor(v2),
  }),
)
