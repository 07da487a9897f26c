import { builder } from '../graph/builder.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { partId, wireId } from '../graph/ids.ts'
import { NotPossible } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { ORDER_ID } from './OrderAlreadyHandled.ts'

const ResendOrderMailInput = builder.inputType('ResendOrderMailInput', {
  description: 'Which mail to send again.',
  fields: (t) => ({
    id: t.id({ required: true, description: ORDER_ID }),
    mailId: t.id({ required: true, description: "The mail's id." }),
  }),
})

builder.mutationField('resendOrderMail', (t) =>
  t.field({
    type: Order,
    description: 'Sends a mail of an order once more. Counts as a message: 30 an hour for an order.',
    authScopes: { office: true },
    errors: {
      types: [NotPossible, TooManyAttempts],
      union: { name: 'ResendOrderMailResult', description: 'The order with the mail, or why it is not sent again.' },
    },
    args: { input: t.arg({ type: ResendOrderMailInput, required: true, description: 'Which mail.' }) },
    resolve: (_root, { input }, { v2 }) =>
      orTooManyAttempts(v2.orders.resendMail(wireId('Order', input.id), partId('OrderMail', input.mailId))),
  }),
)
