import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { EditConflict, ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { ORDER_ID } from './OrderAlreadyHandled.ts'

const UpdateOrderInput = builder.inputType('UpdateOrderInput', {
  description: 'What to mend of an order. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    version: t.string({ description: 'The version that was read, so that nobody else is overwritten; null is any.' }),
    address: t.string({ description: 'Street and number; null with zipCode and city makes it a pickup.' }),
    zipCode: t.string({ description: 'Danish postal code, four digits.' }),
    city: t.string({ description: 'City.' }),
    deliveryDate: t.field({ type: 'Date', description: 'The Danish date of delivery or pickup.' }),
    deliveryTime: t.field({ type: 'LocalTime', description: 'The Danish clock of delivery or pickup.' }),
    comment: t.string({ description: "The customer's words; null removes them." }),
  }),
})

builder.mutationField('updateOrder', (t) =>
  t.field({
    type: Order,
    description: 'Mends where and when an order is delivered; for admins. Never its state, price or content.',
    authScopes: { admin: true },
    errors: {
      types: [ValidationFailed, EditConflict],
      union: { name: 'UpdateOrderResult', description: 'The changed order, or why it is not changed.' },
    },
    args: { input: t.arg({ type: UpdateOrderInput, required: true, description: 'Which order, and what.' }) },
    resolve: (_root, { input: { id, version, deliveryDate, deliveryTime, ...change } }, { v2 }) =>
      v2.orders.update(wireId('Order', id), version, {
        ...change,
        ...(deliveryDate ? { delieveryDate: deliveryDate } : {}),
        ...(deliveryTime ? { time: deliveryTime } : {}),
      }),
  }),
)
