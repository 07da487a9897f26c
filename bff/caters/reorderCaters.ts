import { builder } from '../graph/builder.ts'
import { numberId } from '../graph/ids.ts'
import { Cater } from './Cater.ts'

const CaterPlaceInput = builder.inputType('CaterPlaceInput', {
  description: "A caterer's place among all.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The caterer's global id." }),
    ordering: t.int({ required: true, description: 'Lowest first.' }),
  }),
})

const ReorderCatersInput = builder.inputType('ReorderCatersInput', {
  description: 'The places of caterers. Those that are left out keep theirs.',
  fields: (t) => ({
    caters: t.field({ type: [CaterPlaceInput], required: true, description: 'Each caterer once.' }),
  }),
})

builder.mutationField('reorderCaters', (t) =>
  t.field({
    type: [Cater],
    description: 'Gives caterers their ordering; for admins. Answers them. `moveCater` moves one among all.',
    authScopes: { admin: true },
    complexity: { field: 10, multiplier: 20 },
    args: { input: t.arg({ type: ReorderCatersInput, required: true, description: 'Which, and where.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const places = input.caters.map(({ id, ordering }) => ({ id: numberId('Cater', id), ordering }))
      // The v2 service moves one caterer per call; serially, because each may move others
      const caters = []
      for (const place of places) caters.push(await v2.caters.setOrdering(place))
      return caters
    },
  }),
)
