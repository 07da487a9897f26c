import { builder } from '../graph/builder.ts'
import { continueAs } from '../graph/context.ts'
import { expiredSessionCookie } from '../session/sessionCookie.ts'
import { UpstreamUnavailable } from '../v2/errors.ts'
import { User } from './User.ts'

declare module '../graph/context.ts' {
  interface ContextParts {
    /** Ends the event streams of this process that were opened with a token. */
    endStreams: (token: string) => void
  }
}

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
      if (token !== null) {
        await v2.session.end().catch((error: unknown) => {
          // The browser forgets the token anyway, which ends by its expiry then
          if (!(error instanceof UpstreamUnavailable)) throw error
          log.warn({ requestId: caller.requestId }, 'session not ended')
        })
        endStreams(token)
      }
      return {}
    },
  }),
)
