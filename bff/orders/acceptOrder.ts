import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const AcceptOrderInput = builder.inputType('AcceptOrderInput', {
  description: 'Which order to accept.',
  fields: (t) => ({ id: t.id({ required: true, description: ORDER_ID }) }),
})

builder.mutationField('acceptOrder', (t) =>
  t.field({
    type: Order,
    description: 'Accepts an order that awaits approval. The customer is mailed.',
    authScopes: { staff: true },
    errors: answerErrors('AcceptOrderResult'),
    args: { input: t.arg({ type: AcceptOrderInput, required: true, description: 'Which order.' }) },
    resolve: async (_root, { input }, { v2 }) => orderOrConflict(await v2.orders.accept(wireId('Order', input.id))),
  }),
)
