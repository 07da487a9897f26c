import type { Cancellation as CancellationData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'

const CancellationTerm = builder.objectRef<CancellationData['terms'][number]>('CancellationTerm').implement({
  description: 'What cancelling an accepted order costs until a moment.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date of its last moment.' }),
    clock: t.expose('clock', { type: 'LocalTime', description: 'The Danish clock of its last minute.' }),
    percent: t.exposeInt('percent', { description: "Of the order's total." }),
  }),
})

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
