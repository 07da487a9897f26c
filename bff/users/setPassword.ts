import { MIN_PASSWORD_LENGTH } from '../../contract/users.ts'
import { builder } from '../graph/builder.ts'
import { outcomes } from '../graph/mutationErrors.ts'
import { NotPossible, ValidationFailed } from '../v2/outcomes.ts'

const PasswordSet = builder.objectRef<{ isSet: true }>('PasswordSet').implement({
  description: 'The password is set, and its user verified. Nobody is logged in by it.',
  fields: (t) => ({ isSet: t.exposeBoolean('isSet', { description: 'Always true.' }) }),
})

const SetPasswordInput = builder.inputType('SetPasswordInput', {
  description: 'A new password, and the right to set it.',
  fields: (t) => ({
    link: t.string({ required: true, description: 'The signed part of the mailed link.' }),
    password: t.string({
      required: true,
      description: `At least ${MIN_PASSWORD_LENGTH} characters, and not one of the most common passwords.`,
    }),
  }),
})

builder.mutationField('setPassword', (t) =>
  t.field({
    type: PasswordSet,
    description: "Sets a password by a mailed link, once. All of the user's sessions end; it can log in with it.",
    errors: outcomes('SetPasswordResult', [ValidationFailed, NotPossible]),
    args: { input: t.arg({ type: SetPasswordInput, required: true, description: 'The password, and the link.' }) },
    resolve: async (_root, { input: { link, password } }, { v2 }): Promise<{ isSet: true }> => {
      await v2.users.setPassword(link, password)
      return { isSet: true }
    },
  }),
)
