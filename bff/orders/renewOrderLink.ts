import { builder } from '../graph/builder.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { NotPossible } from '../v2/outcomes.ts'
import { LINK_TOKEN } from './orderByLink.ts'
import { writeThroughLink } from './writeThroughLink.ts'

const OrderLinkRenewed = builder.objectRef<{ isMailed: boolean }>('OrderLinkRenewed').implement({
  description: 'A new link is mailed to the customer, and all earlier ones have ended.',
  fields: (t) => ({
    isMailed: t.exposeBoolean('isMailed', { description: 'Always true. The address is not disclosed.' }),
  }),
})

const RenewOrderLinkInput = builder.inputType('RenewOrderLinkInput', {
  description: 'Which link to replace.',
  fields: (t) => ({ token: t.string({ required: true, description: `${LINK_TOKEN} It may have ended.` }) }),
})

builder.mutationField('renewOrderLink', (t) =>
  t.field({
    type: OrderLinkRenewed,
    description:
      'Mails the customer of an order a new link, and ends all earlier ones. Five mails an hour for an email.',
    errors: {
      types: [NotPossible, TooManyAttempts],
      union: { name: 'RenewOrderLinkResult', description: 'That a new link is mailed, or why not.' },
    },
    args: { input: t.arg({ type: RenewOrderLinkInput, required: true, description: 'Which link.' }) },
    resolve: async (_root, { input: { token } }, { v2 }) => {
      await writeThroughLink(() => v2.orderLinks.renew(token))
      return { isMailed: true }
    },
  }),
)
