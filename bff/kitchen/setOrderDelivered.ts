import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { ORDER_ID } from '../orders/OrderAlreadyHandled.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { KitchenOrder } from './KitchenOrder.ts'

const SetOrderDeliveredInput = builder.inputType('SetOrderDeliveredInput', {
  description: 'Which order was delivered.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    delivered: t.boolean({ required: true, description: 'False takes the note back.' }),
  }),
})

builder.mutationField('setOrderDelivered', (t) =>
  t.field({
    type: KitchenOrder,
    description: 'Notes that an accepted order was delivered, or takes that back. Again changes nothing.',
    authScopes: { kitchen: true },
    errors: {
      types: [ValidationFailed],
      union: { name: 'SetOrderDeliveredResult', description: 'The order, or why it is not noted.' },
    },
    args: { input: t.arg({ type: SetOrderDeliveredInput, required: true, description: 'Which order.' }) },
    resolve: (_root, { input }, { v2 }) => v2.kitchen.setDelivered(wireId('Order', input.id), input.delivered),
  }),
)
