import { builder } from '../graph/builder.ts'
import { pageComplexity } from '../graph/pageArgs.ts'
import { pagedConnection } from '../graph/pagedConnection.ts'
import { Page } from './Page.ts'

const PageEdge = builder.edgeObject({
  type: Page,
  name: 'PageEdge',
  description: 'A page in a list.',
  nodeField: { description: 'The page.' },
})

const PageConnection = builder.connectionObject(
  {
    type: Page,
    name: 'PageConnection',
    description: 'A part of a list of pages.',
    edgesField: { description: 'The pages of this part.' },
    fields: (t) => ({
      totalCount: t.exposeInt('totalCount', {
        nullable: true,
        description: 'The number of pages of the whole list. Null if the v2 service does not count them.',
      }),
    }),
  },
  PageEdge,
)

builder.queryField('pagesConnection', (t) =>
  t.connection(
    {
      type: Page,
      description: 'The pages of the marketplace, by url.',
      args: { query: t.arg.string({ description: 'Only those whose url and title have each of these words.' }) },
      complexity: pageComplexity,
      resolve: (_root, { query, ...args }, { v2 }) =>
        pagedConnection(args, (limit, cursor) => v2.pages.trimmedPage(query ?? null, limit, cursor)),
    },
    PageConnection,
    PageEdge,
  ),
)
