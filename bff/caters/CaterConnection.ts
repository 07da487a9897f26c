import { builder } from '../graph/builder.ts'
import { Cater } from './Cater.ts'

/** A caterer in a list. */
export const CaterEdge = builder.edgeObject({
  type: Cater,
  name: 'CaterEdge',
  description: 'A caterer in a list.',
  nodeField: { description: 'The caterer.' },
})

/** A page of a list of caterers. */
export const CaterConnection = builder.connectionObject(
  {
    type: Cater,
    name: 'CaterConnection',
    description: 'A part of a list of caterers.',
    edgesField: { description: 'The caterers of this part.' },
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many caterers the whole list has.',
        resolve: ({ totalCount }) => totalCount ?? 0,
      }),
    }),
  },
  CaterEdge,
)
