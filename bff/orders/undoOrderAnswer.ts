import type { UndoableAnswer } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { Order } from './Order.ts'
import { answerErrors, orderOrConflict, ORDER_ID } from './OrderAlreadyHandled.ts'

const OrderAnswer = builder.enumType('OrderAnswer', {
  description: 'An answer to an order that can be undone for 10 seconds.',
  values: {
    ACCEPTED: { value: 'accepted', description: 'The order was accepted.' },
    REFUSED: { value: 'refused', description: 'The order was refused.' },
    PAID: { value: 'paid', description: 'The order was marked as paid.' },
  } satisfies Record<string, { value: UndoableAnswer; description: string }>,
})

const UndoOrderAnswerInput = builder.inputType('UndoOrderAnswerInput', {
  description: 'Which answer to undo.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    answer: t.field({
      type: OrderAnswer,
      description:
        'The answer to undo. `OrderAlreadyHandled` if it is not the last one, so that a second press undoes nothing else. Null is the last answer, whichever it is.',
    }),
  }),
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
    resolve: async (_root, { input }, { v2 }) =>
      orderOrConflict(await v2.orders.undo(wireId('Order', input.id), input.answer ?? null)),
  }),
)
