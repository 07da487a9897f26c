import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import { expiredSessionCookie } from '../session/sessionCookie.ts'
import { endSession } from './endSession.ts'
import { User } from './User.ts'

const LoggedOut = builder.objectRef<object>('LoggedOut').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    viewer: t.field({
      type: User,
      nullable: true,
      description: 'Always null: nobody is logged in.',
      resolve: () => null,
    }),
  }),
})

builder.mutationField('logout', (t) =>
  t.field({
    type: LoggedOut,
    description: "Ends the viewer's session, if there is one. Its token and its event streams end at once.",
    resolve: async (_root, _args, context) => {
      const { caller, endStreams, log, token, v2 } = context
      context.setCookie(expiredSessionCookie(caller.isHttps))
      continueAs(context, null, null)
      await endSession({ caller, endStreams, log, token, v2 })
      return {}
    },
  }),
)
