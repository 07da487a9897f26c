import { builder } from '../graph/builder.ts'
import { formatIssue } from '../graph/issueTexts.ts'
import { TooManyAttempts, UserError } from '../graph/userErrors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'
import { NotAvailable } from './NotAvailable.ts'
import { Order } from './Order.ts'
import { LINK_TOKEN } from './orderByLink.ts'
import { writeThroughLink } from './writeThroughLink.ts'

/** The order would cost something else than the customer has seen. */
export class NewOrderPrice extends Error {
  readonly price: number

  constructor(price: number) {
    super('Ordren får en ny pris.')
    this.price = price
  }
}

builder.objectType(NewOrderPrice, {
  name: 'NewOrderPrice',
  description: 'The changed order costs this. Nothing was changed; send the change with this price.',
  interfaces: [UserError],
  fields: (t) => ({ price: t.expose('price', { type: 'Money', description: 'The new total in kroner.' }) }),
})

const ChangeOrderInput = builder.inputType('ChangeOrderInput', {
  description: 'What the customer changes of the order of a link; null leaves it as it is.',
  fields: (t) => ({
    token: t.string({ required: true, description: LINK_TOKEN }),
    covers: t.intList({ description: 'Those of every menu of the order, within `Order.changeLimits`.' }),
    address: t.string({ description: 'Street and number, of an order that is delivered.' }),
    zipCode: t.string({ description: 'Danish postal code, where the caterer delivers.' }),
    city: t.string({ description: 'City.' }),
    comment: t.string({ description: 'Empty removes it.' }),
    price: t.field({ type: 'Money', required: true, description: 'The new total that the customer has seen.' }),
  }),
})

builder.mutationField('changeOrder', (t) =>
  t.field({
    type: Order,
    description: 'Changes the order of a link at once, on behalf of its customer. Both are mailed.',
    errors: {
      types: [ValidationFailed, NotAvailable, NotPossible, NewOrderPrice, TooManyAttempts],
      union: { name: 'ChangeOrderResult', description: 'The changed order, or why it is not changed.' },
    },
    args: { input: t.arg({ type: ChangeOrderInput, required: true, description: 'Which order, and what.' }) },
    resolve: async (_root, { input: { token, price, covers, address, zipCode, city, comment } }, { v2 }) => {
      const body = {
        price,
        covers: covers ?? undefined,
        address: address ?? undefined,
        zipCode: zipCode ?? undefined,
        city: city ?? undefined,
        comment: comment ?? undefined,
      }
      const changed = await writeThroughLink(() => v2.orderLinks.change(token, body))
      if ('availability' in changed) throw new NotAvailable(changed.availability, changed.errors, formatIssue)
      if ('newPrice' in changed) throw new NewOrderPrice(changed.newPrice)
      return changed
    },
  }),
)
