import { builder } from '../graph/builder.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { NotFound } from '../v2/errors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { canAdminister } from '../session/viewer.ts'
import { StaffRole, User } from './User.ts'

const InviteUserInput = builder.inputType('InviteUserInput', {
  description: 'Who is to work for a caterer.',
  fields: (t) => ({
    caterNumber: t.int({ required: true, description: "The caterer's number." }),
    email: t.string({ required: true, description: 'Where the invitation goes; nobody else logs in with it.' }),
    firstName: t.string({ required: true, description: 'Not empty.' }),
    lastName: t.string({ required: true, description: 'Not empty.' }),
    staffRole: t.field({ type: StaffRole, description: 'What the user may do; an OWNER where it is not given.' }),
  }),
})

builder.mutationField('inviteUser', (t) =>
  t.field({
    type: User,
    description:
      'Adds a user to a caterer, for its owners and admins, and mails a link to choose a password, which holds for 7 days, ' +
      'once. 30 invitations an hour for a user, 300 for an admin, and five for an email. If the email has an account elsewhere, its ' +
      'owner is mailed that, and the result for an owner of a caterer is the same.',
    authScopes: { owner: true },
    errors: outcomes('InviteUserResult', [ValidationFailed, TooManyAttempts]),
    args: { input: t.arg({ type: InviteUserInput, required: true, description: 'Who, and where.' }) },
    resolve: (_root, { input: { caterNumber, staffRole, ...person } }, { v2, viewer }) => {
      if (!canAdminister(viewer, caterNumber)) throw new NotFound()
      return orTooManyAttempts(v2.users.invite({ ...person, caterId: caterNumber, ...(staffRole && { staffRole }) }))
    },
  }),
)
