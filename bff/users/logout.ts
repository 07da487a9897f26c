import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import { expiredSessionCookie } from '../session/sessionCookie.ts'
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
    description: "Ends the browser's session, where there is one.",
    resolve: (_root, _args, context) => {
      context.setCookie(expiredSessionCookie(context.caller.isHttps))
      continueAs(context, null, null)
      return {}
    },
  }),
)
