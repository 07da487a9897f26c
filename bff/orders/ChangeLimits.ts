import type { ChangeLimits as ChangeLimitsData } from '../../contract/orders.ts'
import { builder } from '../graph/builder.ts'

const ChangeableLine = builder.objectRef<ChangeLimitsData['lines'][number]>('ChangeableLine').implement({
  description: 'Between which covers a line may be changed.',
  fields: (t) => ({
    min: t.exposeInt('min', { description: 'The fewest.' }),
    max: t.exposeInt('max', { description: 'The most.' }),
  }),
})

export const ChangeLimits = builder.objectRef<ChangeLimitsData>('ChangeLimits').implement({
  description: 'What the customer of an order may change without approval: covers within limits, address and comment.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The Danish date of its last moment.' }),
    clock: t.expose('clock', { type: 'LocalTime', description: 'The Danish clock of its last minute.' }),
    lines: t.field({
      type: [ChangeableLine],
      description: 'By the order of the menus.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ lines }) => lines,
    }),
  }),
})
