import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { Order } from './Order.ts'

const TEXTS = {
  replaced: 'Linket virker ikke længere, fordi der er sendt et nyt.',
  expired: 'Linket er udløbet, fordi det er længe siden, maden blev leveret.',
}

/** A link that does not open its order any more. */
class OrderLinkEnded extends Error {
  readonly reason: keyof typeof TEXTS

  constructor(reason: keyof typeof TEXTS) {
    super(TEXTS[reason])
    this.reason = reason
  }
}

const OrderLinkEnd = builder.enumType('OrderLinkEnd', {
  description: 'The reason why a link does not open its order any more.',
  values: {
    REPLACED: { value: 'replaced', description: 'A newer link was mailed, and only the newer opens the order.' },
    EXPIRED: {
      value: 'expired',
      description:
        'The delivery was more than 12 months ago, or a link that was mailed after that is older than 30 days.',
    },
  } as const,
})

builder.objectType(OrderLinkEnded, {
  name: 'OrderLinkEnded',
  description: 'The link does not open its order any more. `renewOrderLink` mails a new one.',
  interfaces: [UserError],
  fields: (t) => ({
    reason: t.expose('reason', { type: OrderLinkEnd, description: 'The reason.' }),
  }),
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
        if ('ended' in order) throw new OrderLinkEnded(order.ended)
        return order
      } catch (error) {
        return nullIfNotFound(error)
      }
    },
  }),
)
