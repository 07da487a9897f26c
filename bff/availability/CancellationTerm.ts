import type { CancelTerm } from '../../contract/availability.ts'
import { builder } from '../graph/builder.ts'

/** A term of cancelling an order. */
export const CancellationTerm = builder.objectRef<CancelTerm>('CancellationTerm').implement({
  description: 'The price of cancelling an accepted order until a moment.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date of its last moment.' }),
    clock: t.expose('clock', { type: 'LocalTime', description: 'The Danish clock of its last minute.' }),
    percent: t.exposeInt('percent', { description: "The percentage of the order's total." }),
  }),
})
