import type { CurrentPrices } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'

/** The catalogue's prices are no longer those that the customer saw. */
export class PriceChanged extends Error {
  readonly prices: CurrentPrices

  constructor(prices: CurrentPrices) {
    super('Prisen er ændret, siden du valgte.')
    this.prices = prices
  }
}

const ChangedLine = builder.objectRef<CurrentPrices['menus'][number]>('ChangedLine').implement({
  description: "Today's price of a line.",
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Which of the sent lines, from 0.' }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one cover.' }),
    total: t.expose('total', { type: 'Money', description: 'Kroner for the line.' }),
  }),
})

builder.objectType(PriceChanged, {
  name: 'PriceChanged',
  description: 'Prices are no longer those that the customer saw. Nothing was ordered.',
  interfaces: [UserError],
  fields: (t) => ({
    lines: t.field({ type: [ChangedLine], description: "Today's prices.", resolve: ({ prices }) => prices.menus }),
    servicesTotal: t.field({
      type: 'Money',
      description: 'Kroner for all services today.',
      resolve: ({ prices }) => prices.services,
    }),
    deliveryFee: t.field({
      type: 'Money',
      nullable: true,
      description: 'Kroner for the delivery today; null where there is no fee.',
      resolve: ({ prices }) => prices.delivery,
    }),
    total: t.field({ type: 'Money', description: 'The total in kroner today.', resolve: ({ prices }) => prices.total }),
  }),
})
