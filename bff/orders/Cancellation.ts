import type { Cancellation as CancellationData } from '../../contract/orders.ts'
import { CancellationTerm } from '../availability/CancellationTerm.ts'
import { builder } from '../graph/builder.ts'

export const Cancellation = builder.objectRef<CancellationData>('Cancellation').implement({
  description: 'What cancelling an order costs its customer.',
  fields: (t) => ({
    fee: t.expose('fee', { type: 'Money', description: 'Kroner, now.' }),
    percent: t.exposeInt('percent', { description: "The same of the order's total." }),
    terms: t.field({
      type: [CancellationTerm],
      description: 'By rising date; after the last it costs the whole price, and without terms nothing.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ terms }) => terms,
    }),
  }),
})
