import { builder } from '../graph/builder.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { Order } from './Order.ts'
import { LINK_TOKEN } from './orderByLink.ts'
import { writeThroughLink } from './writeThroughLink.ts'

const SendOrderLinkMessageInput = builder.inputType('SendOrderLinkMessageInput', {
  description: 'What to write on the order of a link.',
  fields: (t) => ({
    token: t.string({ required: true, description: LINK_TOKEN }),
    message: t.string({ required: true, description: 'Plain text of at most 5,000 characters.' }),
  }),
})

builder.mutationField('sendOrderLinkMessage', (t) =>
  t.field({
    type: Order,
    description:
      "Writes to the caterer of a link's order, who is mailed. 20 writes an hour for a link, and 30 messages for an order.",
    errors: {
      types: [ValidationFailed, NotPossible, TooManyAttempts],
      union: { name: 'SendOrderLinkMessageResult', description: 'The order with the message, or why there is none.' },
    },
    args: { input: t.arg({ type: SendOrderLinkMessageInput, required: true, description: 'Which order, and what.' }) },
    resolve: (_root, { input: { token, message } }, { v2 }) =>
      writeThroughLink(() => v2.orderLinks.messageCater(token, message)),
  }),
)
