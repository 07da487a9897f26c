import { builder } from '../graph/builder.ts'
import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'
import { ValidationFailed } from '../v2/outcomes.ts'

const PasswordLinkRequested = builder.objectRef<{ email: string }>('PasswordLinkRequested').implement({
  description: 'A link is mailed where somebody has this email. Whether anybody has is not disclosed.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The email, as it was sent.' }) }),
})

const RequestPasswordLinkInput = builder.inputType('RequestPasswordLinkInput', {
  description: 'Who wants to choose a new password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'With which the user logs in. Not empty.' }) }),
})

builder.mutationField('requestPasswordLink', (t) =>
  t.field({
    type: PasswordLinkRequested,
    description: 'Mails a link to choose a new password. The answer is the same whether the email exists or not.',
    errors: {
      types: [ValidationFailed, TooManyAttempts],
      union: { name: 'RequestPasswordLinkResult', description: 'That it is requested, or why not.' },
    },
    args: { input: t.arg({ type: RequestPasswordLinkInput, required: true, description: 'Who.' }) },
    extensions: { work: 10 },
    resolve: async (_root, { input: { email } }, { v2 }) => {
      await orTooManyAttempts(v2.users.sendPasswordLink(email))
      return { email }
    },
  }),
)
