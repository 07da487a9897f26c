import { z } from 'zod'
import { Done } from '../../contract/problems.ts'
import { Me } from '../../contract/users.ts'
import { nullIfNotFound, Unauthenticated } from '../v2/errors.ts'
import type { Http } from '../v2/http.ts'
import { path } from '../v2/path.ts'

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

export type SessionApi = ReturnType<typeof sessionApi>

/** The v2 calls that identify a requester. */
export const sessionApi = (http: Http) => ({
  /** The user whose token it is. Throws Unauthenticated where the session has ended. */
  me: () => http.get(path`/api/users/me`, Me),

  /** Ends the session. Does nothing where it has ended, and where the service has no sessions that end. */
  end: () =>
    http.change('DELETE', path`/api/v2/users/me/sessions/current`, Done).catch((error: unknown) => {
      if (!(error instanceof Unauthenticated)) nullIfNotFound(error)
    }),

  /** The public keys of tokens. Throws NotFound where the service publishes none. */
  keys: () => http.get(path`/.well-known/jwks.json`, KeySet),
})
