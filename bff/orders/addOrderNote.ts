import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { ORDER_ID } from './OrderAlreadyHandled.ts'

const OrderNoteInput = builder.inputType('OrderNoteInput', {
  description: 'What to note about an order.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    note: t.string({ required: true, description: 'Plain text of 1 to 5,000 characters.' }),
  }),
})

builder.mutationField('addOrderNote', (t) =>
  t.field({
    type: Order,
    description: "Notes something about an order for its caterer's owners and staff. Nobody is mailed or notified.",
    authScopes: { staff: true },
    errors: {
      types: [ValidationFailed],
      union: { name: 'AddOrderNoteResult', description: 'The order with the note, or why there is none.' },
    },
    args: { input: t.arg({ type: OrderNoteInput, required: true, description: 'Which order, and what.' }) },
    resolve: (_root, { input }, { v2 }) => v2.orders.addNote(wireId('Order', input.id), input.note),
  }),
)
