import { MAX_PAGE_ROWS } from '../../contract/lists.ts'
import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { Cater } from './Cater.ts'
import { CaterConnection, CaterEdge } from './CaterConnection.ts'

builder.queryField('allCaters', (t) =>
  t.field({
    type: [Cater],
    nullable: true,
    description: `The first ${MAX_PAGE_ROWS} of all caterers, open or closed, in the marketplace's order; null for all but admins.`,
    deprecationReason: 'It has an end: use allCatersConnection. Gone from 2027-06-01.',
    complexity: { field: 1, multiplier: 20 },
    resolve: async (_root, _args, { v2, viewer }) =>
      viewer?.role === 'admin' ? (await v2.caters.allPage(null, MAX_PAGE_ROWS, null)).items : null,
  }),
)

builder.queryField('allCatersConnection', (t) =>
  t.connection(
    {
      type: Cater,
      nullable: true,
      description: "All caterers, open or closed, in the marketplace's order; null for all but admins.",
      args: { query: t.arg.string({ description: 'Only those whose name and city have each of these words.' }) },
      complexity: pageComplexity,
      resolve: (_root, { query, ...args }, { v2, viewer }) =>
        viewer?.role === 'admin'
          ? pagedConnection(args, (limit, cursor) => v2.caters.allPage(query ?? null, limit, cursor))
          : null,
    },
    CaterConnection,
    CaterEdge,
  ),
)
