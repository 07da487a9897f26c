import type { Me } from '../../contract/users.ts'
import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import { TooBusy, TooManyAttempts, UserError } from '../graph/userErrors.ts'
import { UpstreamInvalid } from '../v2/errors.ts'
import { sessionCookie } from '../session/sessionCookie.ts'
import { endSession } from './endSession.ts'
import { User } from './User.ts'

class WrongCredentials extends Error {
  constructor() {
    super('Brugernavn eller kodeord er forkert')
  }
}

class NotVerified extends Error {
  readonly passwordUpdateUrl: string | null

  constructor(passwordUpdateUrl: string | null) {
    super('Din konto er ikke bekræftet.')
    this.passwordUpdateUrl = passwordUpdateUrl
  }
}

builder.objectType(WrongCredentials, {
  name: 'WrongCredentials',
  description: 'No user has this email and password. Which of the two is wrong is not disclosed.',
  interfaces: [UserError],
})

builder.objectType(NotVerified, {
  name: 'NotVerified',
  description: "A caterer's user that has not chosen a password yet. There is no session.",
  interfaces: [UserError],
  fields: (t) => ({
    passwordUpdateUrl: t.exposeString('passwordUpdateUrl', {
      nullable: true,
      description: 'Where to choose one; null where no such page is set.',
    }),
  }),
})

const Login = builder.objectRef<{ viewer: Me }>('Login').implement({
  description: 'A new session, which the browser holds in a cookie that no script can read.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: User, description: 'Who is logged in now.' }) }),
})

const LoginInput = builder.inputType('LoginInput', {
  description: 'Who wants to log in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Not empty.' }),
    password: t.string({ required: true, description: 'Not empty.' }),
  }),
})

builder.mutationField('login', (t) =>
  t.field({
    type: Login,
    description: "Begins a session in a cookie. It takes the place of the viewer's, which ends.",
    errors: {
      types: [WrongCredentials, TooManyAttempts, TooBusy, NotVerified],
      union: { name: 'LoginResult', description: 'A session, or why there is none.' },
    },
    args: { input: t.arg({ type: LoginInput, required: true, description: 'Who wants to log in.' }) },
    extensions: { work: 14 },
    resolve: async (_root, { input }, context) => {
      const { config, caller, endStreams, log, readToken, setCookie, token, v2 } = context
      // The old session must not affect the new one
      continueAs(context, null, null)
      const outcome = await context.v2.users.login(input.email, input.password)
      if ('refused' in outcome) {
        if (outcome.refused === 'wrong') throw new WrongCredentials()
        throw outcome.refused === 'too_busy' ? new TooBusy(outcome.retryAfter) : new TooManyAttempts(outcome.retryAfter)
      }
      const viewer = await readToken(outcome.token)
      if (!viewer) throw new UpstreamInvalid()
      if (viewer.role === 'cater' && !viewer.isVerified) throw new NotVerified(config.passwordUpdateUrl)
      continueAs(context, viewer, outcome.token)
      const me = await context.v2.session.me()
      await endSession({ caller, endStreams, log, token, v2 })
      setCookie(sessionCookie(outcome.token, viewer.expiresAt, caller.isHttps))
      return { viewer: me }
    },
  }),
)
