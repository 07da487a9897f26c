import { builder } from '../graph/builder.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { User } from './User.ts'

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Who is to work for a caterer.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    email: t.string({ required: true, description: 'Where the invitation goes; nobody else logs in with it.' }),
    firstName: t.string({ required: true, description: 'Not empty.' }),
    lastName: t.string({ required: true, description: 'Not empty.' }),
  }),
})

builder.mutationField('inviteUser', (t) =>
  t.field({
    type: User,
    description: 'Adds a user to a caterer, and mails a link to choose a password, which holds for 7 days, once.',
    authScopes: { admin: true },
    errors: outcomes('InviteUserResult', [ValidationFailed]),
    args: { input: t.arg({ type: InviteUserInput, required: true, description: 'Who, and where.' }) },
    resolve: (_root, { input: { caterNumber, ...person } }, { v2 }) =>
      v2.users.invite({ ...person, caterId: caterNumber }),
  }),
)
