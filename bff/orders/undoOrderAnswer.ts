import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const UndoOrderAnswerInput = builder.inputType('UndoOrderAnswerInput', {
  description: 'Which answer to undo.',
  fields: (t) => ({ id: t.id({ required: true, description: ORDER_ID }) }),
})

builder.mutationField('undoOrderAnswer', (t) =>
  t.field({
    type: Order,
    description:
      "Undoes the viewer's own last answer within 10 seconds of it: that the order is paid, or else accepted or " +
      'refused. The customer is not mailed.',
    authScopes: { staff: true },
    errors: answerErrors('UndoOrderAnswerResult'),
    args: { input: t.arg({ type: UndoOrderAnswerInput, required: true, description: 'Which order.' }) },
    resolve: async (_root, { input }, { v2 }) => orderOrConflict(await v2.orders.undo(wireId('Order', input.id))),
  }),
)
