import type { Context } from '../graph/context.ts'
import { UpstreamUnavailable } from '../v2/errors.ts'

declare module '../graph/context.ts' {
  interface ContextParts {
    /** Ends the event streams of this process that were opened with a token. */
    endStreams: (token: string) => void
  }
}

/** Ends the session of a context as it was before it went on as somebody else, and its event streams in this process. */
export async function endSession({
  caller,
  endStreams,
  log,
  token,
  v2,
}: Pick<Context, 'caller' | 'endStreams' | 'log' | 'token' | 'v2'>): Promise<void> {
  if (token === null) return
  await v2.session.end().catch((error: unknown) => {
    // The browser forgets the token anyway, which ends by its expiry then
    if (!(error instanceof UpstreamUnavailable)) throw error
    log.warn({ requestId: caller.requestId }, 'session not ended')
  })
  endStreams(token)
}
