import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { Cater } from './Cater.ts'
import { CaterConnection, CaterEdge } from './CaterConnection.ts'
import { storefrontPage } from './findCaters.ts'

builder.queryField('caters', (t) =>
  t.connection(
    {
      type: Cater,
      description: "The active caterers that have a storefront, in the marketplace's order.",
      args: {
        filterIds: t.arg.idList({
          description:
            'Global ids of filters: only those that have, of each type among them, at least one; null is all.',
        }),
        place: t.arg.string({
          description:
            "Digits: only those whose postal code begins so or is of the same district. Else: only those that have each word in their city ('Kbh' is København), name, tags or filters. Null is all.",
        }),
      },
      complexity: pageComplexity,
      resolve: (_root, { filterIds, place, ...args }, context) =>
        pagedConnection(args, (limit, cursor) => storefrontPage({ filterIds, place }, context, limit, cursor)),
    },
    CaterConnection,
    CaterEdge,
  ),
)
