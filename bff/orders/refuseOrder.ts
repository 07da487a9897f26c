import { RefuseBody } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const RefuseOrderInput = builder.inputType('RefuseOrderInput', {
  description: 'Which order to refuse, and why.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    reason: t.string({
      description: 'The reason that the customer is mailed, at most 2,000 characters; null for none.',
    }),
  }),
})

builder.mutationField('refuseOrder', (t) =>
  t.field({
    type: Order,
    description: 'Refuses an order that awaits approval. The customer is mailed.',
    authScopes: { staff: true },
    errors: answerErrors('RefuseOrderResult', [ValidationFailed]),
    args: { input: t.arg({ type: RefuseOrderInput, required: true, description: 'Which order, and why.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const reason = input.reason?.trim() || null
      if (!RefuseBody.safeParse({ reason }).success)
        throw new ValidationFailed([{ path: 'reason', validatorKey: 'max', message: 'Højst 2.000 tegn.' }])
      return orderOrConflict(await v2.orders.refuse(wireId('Order', input.id), reason))
    },
  }),
)
