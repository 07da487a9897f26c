import { builder } from '../graph/builder.ts'
import { wireId } from '../graph/ids.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'
import { User } from './User.ts'

const ResendInvitationInput = builder.inputType('ResendInvitationInput', {
  description: 'Whom to invite again.',
  fields: (t) => ({ id: t.id({ required: true, description: "Global id, or the v2 service's UUID." }) }),
})

builder.mutationField('resendInvitation', (t) =>
  t.field({
    type: User,
    description:
      'Mails a user that has chosen no password yet a new link, which holds for 7 days, once; five times an hour, and ' +
      '30 invitations an hour for a user, 300 for an admin. For owners and admins.',
    authScopes: { owner: true },
    errors: outcomes('ResendInvitationResult', [ValidationFailed, TooManyAttempts]),
    args: { input: t.arg({ type: ResendInvitationInput, required: true, description: 'Whom.' }) },
    resolve: (_root, { input }, { v2 }) => orTooManyAttempts(v2.users.resendInvitation(wireId('User', input.id))),
  }),
)
