import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Order } from './Order.ts'

/** A newer link has replaced the one that was used. */
class OrderLinkEnded extends Error {
  constructor() {
    super('Linket virker ikke længere, fordi der er sendt et nyt.')
  }
}

builder.objectType(OrderLinkEnded, {
  name: 'OrderLinkEnded',
  description: 'A newer link was mailed, and only the newer opens the order. `renewOrderLink` mails one more.',
  interfaces: [UserError],
})

export const LINK_TOKEN = 'The token of the link in a mail about the order. Whoever has it acts as the customer.'

builder.queryField('orderByLink', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description:
      'The order of a secret link, for whoever holds it; null for an unknown link. Reading it changes nothing.',
    errors: {
      types: [OrderLinkEnded],
      union: { name: 'OrderByLinkResult', description: 'The order, or why its link does not open it.' },
    },
    args: { token: t.arg.string({ required: true, description: LINK_TOKEN }) },
    extensions: { work: 5 },
    resolve: async (_root, { token }, { v2 }) => {
      try {
        const order = await v2.orderLinks.get(token)
        if (!order) throw new OrderLinkEnded()
        return order
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)
