import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const MarkOrderSeenInput = builder.inputType('MarkOrderSeenInput', {
  description: 'Which order somebody of the caterer has opened.',
  fields: (t) => ({ id: t.id({ required: true, description: ORDER_ID }) }),
})

builder.mutationField('markOrderSeen', (t) =>
  t.field({
    type: Order,
    description: 'Notes that the caterer has opened an order. The first time counts; again changes nothing.',
    authScopes: { staff: true },
    errors: answerErrors('MarkOrderSeenResult'),
    args: { input: t.arg({ type: MarkOrderSeenInput, required: true, description: 'Which order.' }) },
    resolve: async (_root, { input }, { v2 }) => orderOrConflict(await v2.orders.markSeen(wireId('Order', input.id))),
  }),
)
