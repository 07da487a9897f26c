import { builder } from '../../graph/builder.ts'
import { Order } from '../Order.ts'
import { Proposal } from './Proposal.ts'

builder.objectField(Order, 'proposals', (t) =>
  t.field({
    type: [Proposal],
    description: 'Changes that caterer and customer have proposed to each other, the newest first.',
    complexity: { field: 1, multiplier: 3 },
    resolve: ({ proposals }) => proposals,
  }),
)
