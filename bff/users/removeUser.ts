import { builder } from '../graph/builder.ts'
import { Deleted } from '../graph/Deleted.ts'
import { wireId } from '../graph/ids.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'

const RemoveUserInput = builder.inputType('RemoveUserInput', {
  description: 'Which user to remove.',
  fields: (t) => ({ id: t.id({ required: true, description: "Global id, or the v2 service's UUID." }) }),
})

builder.mutationField('removeUser', (t) =>
  t.field({
    type: Deleted,
    description:
      'Removes a user other than oneself and the last owner; its sessions end at once. For owners and admins.',
    authScopes: { owner: true },
    errors: outcomes('RemoveUserResult', [ValidationFailed]),
    args: { input: t.arg({ type: RemoveUserInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { v2 }) => {
      const id = wireId('User', input.id)
      await v2.users.remove(id)
      return { typename: 'User', key: id }
    },
  }),
)
