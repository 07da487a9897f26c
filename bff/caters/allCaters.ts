import { builder } from '../graph/builder.ts'
import { Cater } from './Cater.ts'

builder.queryField('allCaters', (t) =>
  t.field({
    type: [Cater],
    nullable: true,
    description: "All caterers, open or closed, in the marketplace's order; null for all but admins.",
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, { v2, viewer }) => (viewer?.role === 'admin' ? v2.caters.all() : null),
  }),
)
