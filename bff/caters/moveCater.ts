import { builder } from '../graph/builder.ts'
import { numberId } from '../graph/ids.ts'
import { InvalidInput } from '../v2/errors.ts'
import { Cater } from './Cater.ts'

const MoveCaterInput = builder.inputType('MoveCaterInput', {
  description: 'A caterer and its new place.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The caterer's global id." }),
    place: t.int({
      required: true,
      description: 'The place among all caterers, open or closed. 1 is the first; beyond the last it becomes the last.',
    }),
  }),
})

builder.mutationField('moveCater', (t) =>
  t.field({
    type: Cater,
    description: 'Moves a caterer to a place among all; for admins. The caterers between move along.',
    authScopes: { admin: true },
    args: { input: t.arg({ type: MoveCaterInput, required: true, description: 'The caterer and its place.' }) },
    resolve: (_root, { input: { id, place } }, { v2 }) => {
      if (place < 1) throw new InvalidInput()
      return v2.caters.move({ id: numberId('Cater', id), place })
    },
  }),
)
