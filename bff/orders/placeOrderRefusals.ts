import type { CurrentPrices } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { builder } from '../graph/builder.ts'
import { UserError } from '../graph/userErrors.ts'

/** Something of what was sent is not right. */
export class ValidationFailed extends Error {
  readonly issues: Required<Issue>[]

  constructor(issues: Required<Issue>[]) {
    super(issues[0]?.message ?? 'Bestillingen kunne ikke sendes. Dine oplysninger er gemt. Prøv igen.')
    this.issues = issues
  }
}

/** The catalogue's prices are no longer those that the customer saw. */
export class PriceChanged extends Error {
  readonly prices: CurrentPrices

  constructor(prices: CurrentPrices) {
    super('Prisen er ændret, siden du valgte.')
    this.prices = prices
  }
}

const ValidationIssue = builder.objectRef<Required<Issue>>('ValidationIssue').implement({
  description: 'One thing that is not right.',
  fields: (t) => ({
    path: t.exposeString('path', { description: "Where: 'user.email', 'menus.0.amount'." }),
    validatorKey: t.exposeString('validatorKey', { description: "Which rule it breaks: 'required', 'min'." }),
    message: t.exposeString('message', { description: 'What to tell the person, in Danish.' }),
  }),
})

builder.objectType(ValidationFailed, {
  name: 'ValidationFailed',
  description: 'Something of what was sent is not right. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({ issues: t.expose('issues', { type: [ValidationIssue], description: 'All that is not right.' }) }),
})

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
    total: t.field({ type: 'Money', description: 'The total in kroner today.', resolve: ({ prices }) => prices.total }),
  }),
})
