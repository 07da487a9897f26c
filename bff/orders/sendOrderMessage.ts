import { builder } from '../graph/builder.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { wireId } from '../graph/ids.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { ORDER_ID } from './OrderAlreadyHandled.ts'

const OrderMessageInput = builder.inputType('OrderMessageInput', {
  description: 'What to write on an order.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    message: t.string({
      required: true,
      description: "Plain text of at most 5,000 characters; a caterer's has more than 14.",
    }),
  }),
})

builder.mutationField('sendCaterOrderMessage', (t) =>
  t.field({
    type: Order,
    description: "Writes to an order's customer, who is mailed. 30 messages an hour for an order.",
    authScopes: { staff: true },
    errors: {
      types: [ValidationFailed, TooManyAttempts],
      union: { name: 'SendCaterOrderMessageResult', description: 'The order with the message, or why there is none.' },
    },
    args: { input: t.arg({ type: OrderMessageInput, required: true, description: 'Which order, and what.' }) },
    resolve: (_root, { input }, { v2 }) =>
      orTooManyAttempts(v2.orders.messageCustomer(wireId('Order', input.id), input.message)),
  }),
)

builder.mutationField('sendCustomerOrderMessage', (t) =>
  t.field({
    type: Order,
    description: "Writes to an order's caterer, who is mailed. 30 messages an hour for an order.",
    authScopes: { customer: true },
    errors: {
      types: [ValidationFailed, TooManyAttempts],
      union: {
        name: 'SendCustomerOrderMessageResult',
        description: 'The order with the message, or why there is none.',
      },
    },
    args: { input: t.arg({ type: OrderMessageInput, required: true, description: 'Which order, and what.' }) },
    resolve: (_root, { input }, { v2 }) =>
      orTooManyAttempts(v2.orders.messageCater(wireId('Order', input.id), input.message)),
  }),
)
